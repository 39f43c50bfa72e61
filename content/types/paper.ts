// Objects of paper that pages show: what a course leaves in the hands of its participants.

/** A row of a page that somebody filled in. */
export interface FilledRow {
  /**
   * A text for each column.
   * @minItems 1
   * @example ["Input file, 14 lines", "Preparer"]
   */
  cells: string[]
  /**
   * The answer to somebody who would mark this row: what is missing in it, or why nothing is.
   * @example Anyone can count the 14 lines again, and the preparer has.
   */
  remark: string
}

/** A page that somebody filled in, as an example: a table, in which one place is not right yet. */
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
   * The rows, with the answer to each that is pressed.
   * @minItems 1
   * @maxItems 5
   * @example [{ "cells": ["Input file, 14 lines", "Preparer"], "remark": "Anyone can count the 14 lines again." }, { "cells": ["Released", "no name"], "remark": "Nobody signed this. Who saw it?" }]
   */
  rows: FilledRow[]
  /**
   * The text of the cell that is not right yet. The remark of its row is in pen.
   * @example no name
   */
  marked: string
}

/** A place in a draft whose words say nothing that can be tested, until somebody is asked. */
export interface OpenPlace {
  /**
   * The words of the draft before it.
   * @example The door closes
   */
  text?: string
  /**
   * The words in its place.
   * @example softly
   */
  vague: string
  /**
   * What is not known.
   * @example Time to close
   */
  about: string
  /**
   * Whom one asks.
   * @example Author
   */
  askedOf: string
  /**
   * The answer, as it is written into the draft. Without it the place stays open.
   * @example within 4 seconds
   */
  answer?: string
}

/** A draft that is to be signed: visitors ask for what its words leave open, and one place stays open. */
export interface OpenDraft {
  /**
   * The line at its top edge, which says what kind of page it is.
   * @example A sample. A test of a door
   */
  head: string
  /**
   * The title of the sheet.
   * @example Who would sign this?
   */
  title: string
  /**
   * Its places in the order of the text.
   * @minItems 2
   * @example [{ "text": "The door closes", "vague": "softly", "about": "Time to close", "askedOf": "Author", "answer": "within 4 seconds" }, { "vague": "every time", "about": "Number of tries", "askedOf": "Author" }]
   */
  places: OpenPlace[]
  /**
   * What the pen writes where the signature would be, when all have been asked.
   * @example One number is missing.
   */
  unsigned: string
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
   * The question that the papers raise.
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
   * The result, and why it is right.
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
