import type { PicturePath } from '@proofsheet/engine/content/schema/text'

/** What a customer said, attributed to a role and a kind of company. */
export interface Testimonial {
  /**
   * The words, without quotation marks.
   * @example We stopped rewriting the same four emails.
   */
  quote: string
  /**
   * The speaker's name, only with their written consent.
   * @example Name of the speaker
   */
  author?: string
  /**
   * The speaker's role.
   * @example Head of operations
   */
  role: string
  /**
   * The kind of company.
   * @example Regional logistics company
   */
  company: string
  /**
   * Stars out of five.
   * @example 5
   */
  rating: 5
}

/** A customer's case in two or three sentences. */
export interface Story {
  /**
   * The industry or kind of customer.
   * @example Financial Services
   */
  kind: string
  /**
   * What changed, as a fact.
   * @example Review time fell from days to hours
   */
  title: string
  /**
   * How it went, in two or three sentences.
   * @markdown
   * @example The compliance team checks every answer against its source before it leaves.
   */
  text: string
  /**
   * A figure of the case, where it may be published.
   * @example 60% cost reduction
   */
  result?: string
}

/** What a customer says about a product in the list of all products. */
export type CatalogueQuote = Pick<Testimonial, 'quote' | 'author' | 'role'> & {
  /** A picture of the speaker, only with their written consent. */
  image?: PicturePath
}
