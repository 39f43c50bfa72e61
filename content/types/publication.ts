/**
 * An address at which a page stood before: a path of this site, from "/".
 * @pattern ^/([\w.-]+/)*[\w.-]*$
 * @example /blog/an-older-name/
 */
export type OldAddress = string

/** What every page can say of where it stands. */
export interface Publication {
  /**
   * Old addresses that lead here; a renamed file keeps its readers this way.
   * @example ["/blog/an-older-name/"]
   */
  redirects?: OldAddress[]
}
