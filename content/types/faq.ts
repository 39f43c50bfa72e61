/** A question that visitors ask, with its answer. */
export interface FaqItem {
  /**
   * The question as a visitor would put it.
   * @example Do I get a certificate?
   */
  question: string
  /**
   * The answer in one to three sentences.
   * @markdown
   * @example Yes. You receive a certificate when you complete the course.
   */
  answer: string
}
