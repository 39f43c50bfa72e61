/** A line of the text that a handout shows, with what somebody has written on it. */
export interface ExerciseLine {
  /**
   * The printed line.
   * @example down 4.1% on the month before,
   */
  text: string
  /**
   * The words in it that are marked.
   * @example down 4.1%
   */
  marked?: string
  /** How they are marked: circled, struck out, or ticked as right. */
  as?: 'circled' | 'struck' | 'right'
  /**
   * Whether the line was taken out of a text or put into it: the exercise is a change to review. What was taken out can’t be
   * pressed.
   * @example added
   */
  change?: 'added' | 'removed'
  /**
   * What is written beside the line.
   * @example 0.2 ÷ 5.0 = 4.0%, not 4.1%
   */
  remark?: string
}

/** Things that are counted, of which some go wrong: each is a small mark. */
export interface MarkedField {
  /**
   * How many there are.
   * @minimum 1
   * @maximum 5000
   * @asType integer
   * @example 400
   */
  all: number
  /**
   * How many of them go wrong.
   * @minimum 1
   * @asType integer
   * @example 8
   */
  wrong: number
  /**
   * The words for readers who don’t see the field.
   * @example 400 parcels, of which 8 are sent to the wrong town
   */
  says: string
}

/** The task of a printed exercise: what visitors mark before the pen shows its own marks. */
export interface MarkingTask {
  /**
   * The question, in one or two short sentences.
   * @example Press each line that the source doesn’t carry.
   */
  ask: string
  /** The look of a pressed line; it is underlined as doubtful when left out. */
  by?: 'strike' | 'blackout'
}

/** A printed exercise: a source, and a text that somebody has checked against it in pen. */
export interface Exercise {
  /**
   * Which exercise it is.
   * @example A sample exercise. Finance
   */
  exercise: string
  /**
   * What one needs for it.
   * @example 15 minutes, a pen, no computer
   */
  needs: string
  /**
   * The look of the sheet: the rows of a ledger, notes of a call, the source of an email, a card for each idea, or a line
   * for each channel. A page of text when left out.
   * @example ledger
   */
  form?: 'ledger' | 'notes' | 'email' | 'cards' | 'channels'
  /**
   * The title of the sheet.
   * @example Four lines for the weekly report
   */
  title: string
  /**
   * What the text has to agree with.
   * @markdown
   * @example Revenue: $3.9 million in the second quarter, $4.2 million in the third.
   */
  source: string
  /**
   * The things that the source counts, with a mark for each.
   * @example { "all": 400, "wrong": 8, "says": "400 parcels, of which 8 are sent to the wrong town" }
   */
  field?: MarkedField
  /**
   * The text to check, line by line.
   * @minItems 1
   * @example [{ "text": "down 4.1% on the month before,", "marked": "down 4.1%", "as": "circled", "remark": "4.0%" }]
   */
  lines: ExerciseLine[]
  /**
   * The question to visitors, who mark the text themselves. Circled and struck lines are those to be found. Without it
   * the marks are shown from the beginning.
   * @example { "ask": "Press each line that the source doesn’t carry." }
   */
  task?: MarkingTask
}
