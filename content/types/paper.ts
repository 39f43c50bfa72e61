// Objects of paper that pages show: what a course leaves in the hands of its participants.

/** A page that somebody filled in, as an example: a table, with a remark in pen on the place that is not right yet. */
export interface FilledSheet {
  /**
   * The line at its top edge, which says what kind of page it is.
   * @example A sample. Log of one closing task
   */
  head: string
  /**
   * The title of the sheet.
   * @example Accruals, step by step
   */
  title: string
  /**
   * The names of the columns.
   * @minItems 2
   * @example ["What", "Checked by"]
   */
  columns: string[]
  /**
   * The rows, with a text for each column.
   * @minItems 1
   * @example [["Input file, 14 lines", "Preparer"], ["Released", "no name"]]
   */
  rows: string[][]
  /**
   * The text of the cell that is marked.
   * @example no name
   */
  marked: string
  /**
   * The remark in pen below the table.
   * @example Nobody signed this. Who saw it?
   */
  remark: string
}

/** One part of an agenda. */
export interface SyllabusPart {
  /**
   * The subject of the part.
   * @example What an average hides from you
   */
  title: string
  /**
   * The work in it, in one or two sentences.
   * @example Turn a percentage into hours and errors of your own.
   */
  text: string
}

/** A line of a form: what is asked for, and what is filled in where it is known. */
export interface FormLine {
  /**
   * The thing that is asked for.
   * @example Dates
   */
  term: string
  /**
   * Its entry. Without it the line is empty, and screen readers are told that it is agreed with the customer.
   * @example May 4 and 11
   */
  detail?: string
}

/** The agenda of a program as a printed page. */
export interface SyllabusPage {
  /**
   * Whose agenda it is.
   * @example Executive AI Leadership
   */
  head: string
  /**
   * How long it takes, at the right of its top edge.
   * @example Five sessions
   */
  note: string
  /**
   * The parts in order.
   * @minItems 1
   * @example [{ "title": "What an average hides from you", "text": "Turn a percentage into hours and errors of your own." }]
   */
  parts: SyllabusPart[]
}

/** A small paper of a case. */
export interface Slip {
  /**
   * The kind of paper.
   * @example Delivery note
   */
  title: string
  /**
   * The line on it that matters.
   * @example 12 boxes
   */
  line: string
  /** Whether somebody has circled that line. */
  isCircled?: boolean
}

/** The papers of one case, which contradict each other, with what is worked out from them. */
export interface SlipCase {
  /**
   * The papers of the case, at most three.
   * @maxItems 3
   * @example [{ "title": "Order", "line": "144 pieces" }, { "title": "Invoice", "line": "12 units", "isCircled": true }]
   */
  items: Slip[]
  /**
   * What the case asks.
   * @example Does it match?
   */
  question: string
  /**
   * The working, as it is written below the papers.
   * @markdown
   * @example 12 × 12 = 144, if a box holds 12.
   */
  working: string
  /**
   * What comes out, and why it is right.
   * @markdown
   * @example The pack size is not on file: a person decides.
   */
  result: string
  /**
   * That it is a sample, and of what.
   * @example Sample case from a discovery
   */
  caption: string
}

/** Cases of a test set that belong together. */
export interface CaseGroup {
  /**
   * What they have in common, in one or two words.
   * @example Easy
   */
  title: string
  /**
   * How many there are.
   * @minimum 1
   * @asType integer
   * @example 10
   */
  cases: number
}

/** The test set, run before a release. */
export interface TestRun {
  /**
   * What this release changed.
   * @example Another model
   */
  change: string
  /**
   * The numbers of the cases that fail, counted from 1 through all groups.
   * @example [3, 11]
   */
  failed: number[]
  /**
   * What is written beside it in pen.
   * @example Two that had passed fail. It is not released.
   */
  remark?: string
}

/** A test set that is run before each release, as a field with a square for each case. */
export interface TestRunSheet {
  /**
   * The line at its top edge, which says what kind of page it is.
   * @example A sample. One test set, run before each release
   */
  head: string
  /**
   * The cases, in the order in which they are numbered.
   * @minItems 1
   * @maxItems 3
   * @example [{ "title": "Easy", "cases": 10 }]
   */
  groups: CaseGroup[]
  /**
   * The releases in order.
   * @minItems 2
   * @example [{ "change": "Answers from memory", "failed": [3, 11] }, { "change": "The handbook, searched", "failed": [11] }]
   */
  releases: TestRun[]
}

/** A unit of a program, with what it leaves in the hands of its participants. */
export interface ProgramUnit {
  /**
   * The subject of the unit.
   * @example Test set
   */
  title: string
  /**
   * What it is about, in a few words.
   * @example Structured output, limits, retries
   */
  text: string
  /**
   * What participants have built at its end.
   * @example A script that asks once and stops
   */
  leaves: string
  /** How that is drawn. */
  drawing: 'cases' | 'script' | 'passage' | 'pair' | 'comparison' | 'way-back'
}
