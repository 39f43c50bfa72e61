import type { Publication } from '@proofsheet/engine/content/schema/publication'

/** A page of the documentation; its folder is its section in the sidebar. */
export interface Doc extends Publication {
  /**
   * The heading of the page.
   * @minLength 3
   * @example Write a page
   */
  title: string
  /**
   * One or two sentences that search results show.
   * @minLength 20
   * @example What this page explains, in one sentence.
   */
  excerpt: string
  /**
   * Its place within its section, from 1; pages without one come first, by name.
   * @example 1
   */
  order?: number
}
