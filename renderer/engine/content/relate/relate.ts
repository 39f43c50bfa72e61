import { checkClaims } from '../../../site/rules/claims'
import type { Issue } from '../../diagnostics/issue'
import type { TextFacts } from '../../mdx/extract'
import type { Emitted } from '../../types/check/to-tsx'
import type { Entry, Settings } from '../find'
import type { Parsed } from '../parse'
import { checkLinks } from './links'
import { checkTitles } from './titles'
import { checkAddresses, checkValues } from './urls'

/** A parsed entry that takes part in the whole. */
export interface Candidate {
  entry: Entry
  parsed: Parsed
  text: TextFacts
  /** The text as a program, by which TypeScript checks what it uses. */
  emitted?: Emitted
}

/** What stands beside the entries. */
export interface Around {
  /** The files in content/media, as content names them. */
  media: readonly string[]
  settings: Settings | undefined
}

/**
 * What is wrong between files: addresses and values that two have, links and pictures that lead nowhere, claims that
 * differ.
 */
export function relate(candidates: Candidate[], around: Around): Issue[] {
  return [
    ...checkAddresses(candidates),
    ...checkValues(candidates),
    ...checkLinks(candidates, around),
    ...checkTitles(candidates),
    ...checkClaims(candidates),
  ]
}
