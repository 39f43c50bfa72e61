/** The reason why a part of a foreign file could not be brought in as it was. */
export type Cause =
  | 'program'
  | 'component'
  | 'HTML'
  | 'template tag'
  | 'link'
  | 'picture'
  | 'field'
  | 'syntax'
  | 'words'

/** Something that was left out or changed, with its line in the foreign file. */
export interface ImportNote {
  cause: Cause
  line: number
  /** Its name and its result, for example "<Chart>: left out". */
  what: string
}
