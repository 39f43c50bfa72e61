import type { ExerciseLine } from './exercise'

// Drawings of work before and after a training: samples of its exercises, never a customer's data.

/** One answer as two pages: as it was approved before, and as it is marked since. */
export interface AnswerTwice {
  /**
   * What was asked.
   * @example “Why did returns rise?”
   */
  asked: string
  /**
   * The answer line by line, with the marks of the second page.
   * @minItems 1
   * @example [{ "text": "Costs rose because of wage increases,", "marked": "wage increases", "as": "circled", "remark": "By how much?" }]
   */
  lines: ExerciseLine[]
  /**
   * The decision of its reader, and the names of the two answers.
   * @example { "question": "Would you pass this page on?", "yes": "Pass it on", "no": "Return it" }
   */
  decision: AnswerDecision
  /**
   * What was written below the first page.
   * @example Signed
   */
  was: string
  /**
   * What is written below the second one.
   * @example Back to its author
   */
  now: string
  /**
   * What a reader counts on the page: the boxes of the drawing are what there should be, the filled ones what there is.
   * @example { "all": 3, "found": 0, "value": "0 of 3", "says": "causes with a figure", "counted": "Three causes are named. None has an amount." }
   */
  count: Count
}

/** A question about an answer, which its reader decides. */
export interface AnswerDecision {
  /**
   * The question.
   * @example Would you pass this page on?
   */
  question: string
  /**
   * The name of letting it pass.
   * @example Pass it on
   */
  yes: string
  /**
   * The name of what the training teaches instead.
   * @example Return it
   */
  no: string
}

/** Something that anyone can count on a page. */
export interface Count {
  /**
   * How many there should be.
   * @minimum 1
   * @maximum 20
   * @asType integer
   * @example 3
   */
  all: number
  /**
   * How many there are.
   * @minimum 0
   * @asType integer
   * @example 0
   */
  found: number
  /**
   * The number that is remembered.
   * @example 0 of 3
   */
  value: string
  /**
   * The thing that it counts.
   * @example causes with a figure
   */
  says: string
  /**
   * The things that were counted, so that a reader can count them again on the page.
   * @example Three causes are named. None has an amount.
   */
  counted: string
}
