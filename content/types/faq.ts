/** A question that visitors ask, with its answer. */
export interface FaqItem {
  /**
   * The question as a visitor would put it.
   * @example Do I need my own laptop?
   */
  question: string
  /**
   * The answer in one to three sentences.
   * @markdown
   * @example No. A laptop for each participant is in the room.
   */
  answer: string
}
