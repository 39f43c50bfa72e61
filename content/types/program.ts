// What a program for technical teams leaves: its test set, run before each release, and the pages of its units.

/** Cases of a test set that belong together. */
export interface CaseGroup {
  /**
   * The property that they share, in one or two words.
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
   * The change of this release.
   * @example Another model
   */
  change: string
  /**
   * The numbers of the cases that fail, counted from 1 through all groups.
   * @example [3, 11]
   */
  failed: number[]
  /**
   * The remark beside it in pen.
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
   * @maxItems 6
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
   * Its subject, in a few words.
   * @example Structured output, limits, retries
   */
  text: string
  /**
   * The thing that participants have built at its end.
   * @example A script that asks once and stops
   */
  leaves: string
  /** How that is drawn. */
  drawing: 'cases' | 'script' | 'passage' | 'pair' | 'comparison' | 'way-back'
}
