import { readFileSync, statSync } from 'node:fs'
import { type Excess, limits, tooDeep, tooLarge } from '@proofsheet/engine/base/diagnostics/limits'
import { findExcess } from '@proofsheet/engine/content/files/check-limits'
import { type ForeignText, readFrontmatter } from './read-frontmatter'

/** A foreign file as fields and body; without both where it is beyond a limit. */
export interface ForeignFile extends ForeignText {
  excess?: Excess
}

/** How many tags of HTML or MDX a foreign text may have: nothing else in it takes as long. */
const maxTags = 1000

/**
 * Reads a foreign file. No parser gets one that is beyond the limits of content: its size is looked at before it is
 * read, its marks and levels before it is parsed.
 */
export function readForeignFile(path: string): ForeignFile {
  const isLarge = statSync(path).size > limits.fileBytes
  const source = isLarge ? '' : readFileSync(path, 'utf8')
  const excess = isLarge ? tooLarge : (findExcess(source) ?? findForeignExcess(source))
  return excess ? { fields: {}, body: '', linesAbove: 0, excess } : readFrontmatter(source)
}

/** Finds brackets that are open inside too many others, which parsers compare with each other, and too many tags. */
function findForeignExcess(source: string): Excess | undefined {
  let [open, tags] = [0, 0]
  for (const { 0: sign, index } of source.matchAll(/[[\]]|<\w|\n[ \t]*\n/g)) {
    if (sign === '[') open++
    else if (sign === ']') open = Math.max(0, open - 1)
    else if (sign.startsWith('<')) tags++
    else open = 0
    if (open > limits.depth) return tooDeep(index)
    if (tags > maxTags) return { start: index, message: manyTags, hint: 'Divide it, or write it as Markdown.' }
  }
}

const manyTags = `The text has more than ${maxTags} tags.`
