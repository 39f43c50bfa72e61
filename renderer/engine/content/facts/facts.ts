import type { Issue } from '../../base/diagnostics/issue'
import type { Range } from '../../base/diagnostics/position'

/** A fact that is written once. */
export interface SiteFact {
  value: string
  /** The words that, beside the value in one sentence, can only mean this fact. */
  about?: string
  /** The range of its name in the file. */
  at: Range
}

/** Facts by name. */
export type FactList = Readonly<Record<string, SiteFact>>

/** The facts of a site, and what is wrong with their file. */
export interface Facts {
  facts: FactList
  issues: Issue[]
}
