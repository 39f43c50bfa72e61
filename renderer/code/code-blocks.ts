import type { CodeBlocks } from '@proofsheet/engine/site'
import { checkCode } from './check-code'
import { metaParts } from './fence-meta'
import { highlightCode } from './highlight-code'
import { languageNames } from './languages'

/** Code blocks with colors, captions, marked and numbered lines: the value of `codeBlocks` in a site's definition. */
export const codeBlocks: CodeBlocks = {
  rehypePlugin: highlightCode,
  check: checkCode,
  languages: Object.fromEntries(languageNames),
  metaParts,
}
