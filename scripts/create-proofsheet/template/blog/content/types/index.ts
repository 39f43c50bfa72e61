import type { Publication } from '@proofsheet/engine/content/schema/publication'
import type { Day } from '@proofsheet/engine/content/schema/text'

/** A page beside the posts. */
export interface Page extends Publication {
  /**
   * The heading of the page.
   * @minLength 3
   * @example About us
   */
  title: string
  /**
   * One or two sentences that search results show.
   * @minLength 20
   * @example Who we are and what this site is for.
   */
  excerpt: string
}

/** A post; its text is the body of the file. */
export interface Post extends Publication {
  /**
   * The heading of the page.
   * @minLength 3
   * @example A first post
   */
  title: string
  /**
   * One or two sentences that lists and search results show.
   * @minLength 20
   * @example What this post is about, in one sentence.
   */
  excerpt: string
  /**
   * Who wrote it.
   * @example The editors
   */
  author: string
  /** The day on which it was published. */
  date: Day
  /**
   * What it is about, in one or two words each.
   * @minItems 1
   * @example ["News"]
   */
  tags: string[]
}
