import type { Issue } from '../../../diagnostics/issue'
import { rangeAt } from '../../../diagnostics/position'
import { createQuoteCheck } from './check-quotes'
import type { WordCheck } from './prose-spans'
import { inCaseOf, patternOf, type WordSpan, wordSpans } from './word-spans'

/** What a site says of its words; see `Rules`. */
export interface WordRules {
  words?: Record<string, string | undefined>
  usage?: Record<string, string>
  quotes?: string
}

/** Gives the check of words in a file's frontmatter, its prose, and the text props of its components. */
export function createWordCheck({ words = {}, usage = {}, quotes }: WordRules = {}): WordCheck {
  const checks = [
    createCheck(words, (word, plain) => ({
      code: 'word-praise',
      message: `"${word}" praises and says nothing that a reader can check.`,
      hint: plain ? `Write "${plain}", or the fact itself.` : 'Write the fact itself.',
    })),
    createCheck(usage, (word, plain = '') => ({
      code: 'word-usage',
      message: `This site doesn't say "${word.replace(/\s+/g, ' ')}".`,
      hint: `Write "${plain}".`,
    })),
    createQuoteCheck(quotes),
  ]
  return (...file) => checks.flatMap(check => check(...file))
}

function createCheck(
  words: Record<string, string | undefined>,
  report: (word: string, plain: string | undefined) => Pick<Issue, 'code' | 'message' | 'hint'>,
): WordCheck {
  if (Object.keys(words).length === 0) return () => []
  const pattern = patternOf(Object.keys(words))
  return (tree, parsed, source, file) =>
    wordSpans(tree, parsed, source, pattern).map(({ word, start, field }: WordSpan) => {
      const plain = words[word.toLowerCase().replace(/\s+/g, ' ')]
      const at = rangeAt(source, start, start + word.length)
      const text = plain && inCaseOf(word, plain)
      return { file, ...at, ...(field && { field }), ...report(word, text), ...(text && { fix: { ...at, text } }) }
    })
}
