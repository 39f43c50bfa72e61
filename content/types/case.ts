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
   * @example { "all": 3, "found": 0, "says": "3 causes, 0 figures" }
   */
  count: Count
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
   * The count in words.
   * @example 3 causes, 0 figures
   */
  says: string
}

/** What became of one item of a list. */
export interface JoinedRow {
  /**
   * The position of the item in the list before, counted from 1.
   * @minimum 1
   * @asType integer
   * @example 2
   */
  from: number
  /**
   * What it is now.
   * @example Match invoices
   */
  text: string
  /**
   * The working of its place in the list.
   * @example 40 people × 3 h = 120 h a week
   */
  working?: string
  /**
   * The number that puts it there, which its bar shows.
   * @minimum 0
   * @example 120
   */
  amount?: number
  /** Whether something is wrong with it: its line and its text are in pen. */
  isWrong?: boolean
}

/** Two lists, before and after, with a line from each item to what became of it. */
export interface JoinedLists {
  /**
   * What it is a sample of, at the top edge of the page.
   * @example A sample: three ideas
   */
  head: string
  /**
   * The name of the list before.
   * @example As they were sent
   */
  before: string
  /**
   * The items before.
   * @minItems 2
   * @example ["Draft board minutes", "Match supplier invoices"]
   */
  items: string[]
  /**
   * The name of the list after.
   * @example By hours a week
   */
  after: string
  /**
   * What became of each, in the order of the list after.
   * @minItems 2
   * @example [{ "from": 2, "text": "Match supplier invoices", "working": "40 people × 3 h = 120 h a week", "amount": 120 }, { "from": 1, "text": "Draft board minutes" }]
   */
  rows: JoinedRow[]
  /**
   * What a reader counts below the lists.
   * @example 4 conditions in, 3 out.
   */
  remark: string
}
