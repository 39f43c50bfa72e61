import type { Finding } from '@proofsheet/engine/base/diagnostics/issue'
import type { WordCheck } from '@proofsheet/engine/mdx/checks/prose-spans'
import { createQuoteCheck } from './check-quotes'

/** The words, spellings and quotation marks that a site's texts keep to; each part is optional. */
export interface WordLists {
  /** Words to avoid, in lower case, each with a replacement where one word can replace it. */
  words?: Record<string, string | undefined>
  /** Spellings and phrases that the site avoids, in lower case, each with what it writes instead. */
  usage?: Record<string, string>
  /**
   * The quotation marks of the site's language as four characters, opening and closing, double and single: `“”‘’`. The
   * last is the apostrophe too. With it, straight ones in texts are reported.
   */
  quotes?: string
}

/** Gives the checks of those lists: the value of `rules.words` in a site's definition. */
export function wordChecks({ words = {}, usage = {}, quotes }: WordLists): WordCheck[] {
  return [
    ...createCheck(words, (word, plain) => ({
      code: 'word-praise',
      message: `"${word}" praises and says nothing that a reader can check.`,
      hint: plain ? `Write "${plain}", or the fact itself.` : 'Write the fact itself.',
    })),
    ...createCheck(usage, (word, plain = '') => ({
      code: 'word-usage',
      message: `This site doesn't say "${word.replace(/\s+/g, ' ')}".`,
      hint: `Write "${plain}".`,
    })),
    ...(quotes ? [createQuoteCheck(quotes)] : []),
    leftovers,
  ]
}

/** Finds notes to oneself and filler, which are there until a text is finished. */
const leftovers = checkOf(/(?<![\w-])(?:TODO|FIXME|TBD|XXX|[Ll]orem ipsum)(?![\w-])/g, words => ({
  code: 'word-leftover',
  message: `"${words}" is a note to oneself or filler, which readers would see.`,
  hint: 'Write what belongs here, or remove it.',
}))

type Explained = Pick<Finding, 'code' | 'message' | 'hint'>

function createCheck(
  words: Record<string, string | undefined>,
  explain: (word: string, plain: string | undefined) => Explained,
): WordCheck[] {
  if (Object.keys(words).length === 0) return []
  const check = checkOf(patternOf(Object.keys(words)), word => {
    const plain = words[word.toLowerCase().replace(/\s+/g, ' ')]
    const text = plain && inCaseOf(word, plain)
    return { ...explain(word, text), text }
  })
  return [check]
}

/** Gives the check that reports each match of a pattern, with its explanation and the text that can replace it. */
function checkOf(pattern: RegExp, explain: (word: string) => Explained & { text?: string | undefined }): WordCheck {
  const find: WordCheck['find'] = ({ field, ...span }, source) =>
    [...source.slice(span.start, span.end).matchAll(pattern)].map(({ 0: word, index }) => {
      const [start, end] = [span.start + index, span.start + index + word.length]
      const { text, ...explained } = explain(word)
      return { start, end, field: field || undefined, ...explained, fix: text ? { start, end, text } : undefined }
    })
  return { pattern, find }
}

/** The pattern that finds words and phrases, each on its own, in any case. */
export function patternOf(words: readonly string[]): RegExp {
  const escaped = words.map(word => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(' ', '\\s+'))
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|')})(?![\\w-])`, 'gi')
}

/** A replacement with a capital where the word has one. */
function inCaseOf(word: string, replacement: string): string {
  return /^[A-Z]/.test(word) ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement
}
