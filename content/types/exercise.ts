/** A line of the text that a handout shows, with what somebody has written on it. */
export interface ExerciseLine {
  /**
   * The printed line.
   * @example up 8.7% on the quarter before,
   */
  text: string
  /**
   * The words in it that are marked.
   * @example up 8.7%
   */
  marked?: string
  /** How they are marked: circled, struck out, or ticked as right. */
  as?: 'circled' | 'struck' | 'right'
  /**
   * What is written beside the line.
   * @example 0.3 ÷ 3.9 = 7.7%, not 8.7%
   */
  remark?: string
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
   * @example 10 minutes, a pencil, no code
   */
  needs: string
  /**
   * The title of the sheet.
   * @example Three sentences for the board
   */
  title: string
  /**
   * What the text has to agree with.
   * @markdown
   * @example Revenue: $3.9 million in the second quarter, $4.2 million in the third.
   */
  source: string
  /**
   * The text to check, line by line.
   * @minItems 1
   * @example [{ "text": "up 8.7% on the quarter before,", "marked": "up 8.7%", "as": "circled", "remark": "7.7%" }]
   */
  lines: ExerciseLine[]
}
