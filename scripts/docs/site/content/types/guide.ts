import type { Publication } from '@proofsheet/engine/content/schema/publication'

/** A guide, made from a Markdown file of the project. */
export interface Guide extends Publication {
  /**
   * The heading of the page.
   * @example Contributing
   */
  title: string
  /**
   * The first sentence, which lists and search results show.
   * @example Bugs, broken pages and ideas: open an issue.
   */
  excerpt: string
  /**
   * The group of guides that it belongs to.
   * @example Packages
   */
  group: string
  /**
   * Its place among all guides, from 0.
   * @example 4
   */
  order: number
  /**
   * The Markdown file, from the root of the project.
   * @example CONTRIBUTING.md
   */
  source: string
}
