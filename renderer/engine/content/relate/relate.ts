import { checkClaims } from '../../../site/rules/claims'
import type { Issue } from '../../diagnostics/issue'
import type { BodyFacts } from '../../mdx/extract'
import type { TypeCheckProgram } from '../../types/check/to-tsx'
import type { Entry, Settings } from '../find'
import type { Parsed } from '../parse'
import { checkLinks } from './links'
import { checkTitles } from './titles'
import { checkUrls, checkValues } from './urls'

/** A parsed entry that takes part in the whole. */
export interface Document {
  entry: Entry
  parsed: Parsed
  body: BodyFacts
  /** The text as a program, by which TypeScript checks what it uses. */
  tsx?: TypeCheckProgram
}

/** What stands beside the entries. */
export interface RelateContext {
  /** The files in content/media, as content names them. */
  media: readonly string[]
  settings: Settings | undefined
}

/**
 * What is wrong between files: addresses and values that two have, links and pictures that lead nowhere, claims that
 * differ.
 */
export function relate(documents: Document[], context: RelateContext): Issue[] {
  return [
    ...checkUrls(documents),
    ...checkValues(documents),
    ...checkLinks(documents, context),
    ...checkTitles(documents),
    ...checkClaims(documents),
  ]
}
