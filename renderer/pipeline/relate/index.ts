import type { TextFacts } from '../body/read-text'
import type { Entry } from '../find'
import type { Issue } from '../issue'
import type { Parsed } from '../parse'
import type { Emitted } from '../types/emit'
import { checkAddresses, checkValues } from './addresses'
import { checkClaims } from './claims'
import { checkLinks } from './links'
import { checkTitles } from './titles'

/** A parsed entry that takes part in the whole. */
export interface Candidate {
  entry: Entry
  parsed: Parsed
  text: TextFacts
  /** The text as a program, by which TypeScript checks what it uses. */
  emitted?: Emitted
}

/**
 * What is wrong between files: addresses and values that two have, links and pictures that lead nowhere, claims that
 * differ. `media` are the files in content/media, as content names them.
 */
export function relate(candidates: Candidate[], media: readonly string[], root: string): Issue[] {
  return [
    ...checkAddresses(candidates),
    ...checkValues(candidates),
    ...checkLinks(candidates, media, root),
    ...checkTitles(candidates),
    ...checkClaims(candidates),
  ]
}
