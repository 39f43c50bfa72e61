/** The specification of a page. */
export interface ExpectedPage {
  /** The canonical URL of a page that has two. */
  canonical?: string
  /** Links that the page must offer: label and target. */
  links?: [label: string, href: string][]
  /** Words and figures that belong on the page. */
  says?: (string | RegExp)[]
}
