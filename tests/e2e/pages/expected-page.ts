/** What the specification says of a page. */
export interface ExpectedPage {
  /** The address that counts as the original, where the page stands at two. */
  canonical?: string
  /** Links that the page must offer: label and target. */
  links?: [label: string, href: string][]
  /** Words and figures that belong on the page. */
  says?: (string | RegExp)[]
}
