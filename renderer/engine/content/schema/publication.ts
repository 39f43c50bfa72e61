import type { Day, Instant } from './text'

/**
 * A former address of a page: a path of this site, from "/".
 * @pattern ^(?!.*[/][.][.]?([/]|$))/([\p{L}\p{M}\p{N}_.-]+/)*[\p{L}\p{M}\p{N}_.-]*$
 * @maxLength 200
 * @example /an-older-name/
 */
export type OldAddress = string

/**
 * A further address of a page: a path of this site, from "/" to a closing "/".
 * @pattern ^/([\p{L}\p{M}\p{N}_-]+/)+$
 * @maxLength 100
 * @example /another-name/
 */
export type PageAddress = string

/** When a page is part of the site, and its former addresses. */
export interface Publication {
  /**
   * Whether it is still being written: shown with a mark while writing, and no part of the built site.
   * @example true
   */
  draft?: boolean
  /** The moment from which it is part of the site. */
  publishAt?: Instant
  /** The moment from which it is no longer part of the site. */
  expireAt?: Instant
  /** The day on which it last changed in a way that readers should know of; search engines and feeds are told. */
  updated?: Day
  /**
   * Old addresses that lead here; a renamed file keeps its readers this way.
   * @example ["/an-older-name/"]
   */
  redirects?: OldAddress[]
  /**
   * Whether only those who have its address find it: no list, feed, search or sitemap has it.
   * @example true
   */
  unlisted?: boolean
  /**
   * Whether search engines leave it out; visitors find it as any other page.
   * @example true
   */
  noindex?: boolean
}
