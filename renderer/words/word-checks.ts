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
const leftovers: WordCheck = {
  pattern: /(?<![\w-])(?:TODO|FIXME|TBD|XXX|[Ll]orem ipsum)(?![\w-])/g,
  find: ({ field, ...span }, source) =>
    [...source.slice(span.start, span.end).matchAll(leftovers.pattern)].map(({ 0: words, index }) => ({
      start: span.start + index,
      end: span.start + index + words.length,
      field: field || undefined,
      code: 'word-leftover',
      message: `"${words}" is a note to oneself or filler, which readers would see.`,
      hint: 'Write what belongs here, or remove it.',
    })),
}

function createCheck(
  words: Record<string, string | undefined>,
  explain: (word: string, plain: string | undefined) => Pick<Finding, 'code' | 'message' | 'hint'>,
): WordCheck[] {
  if (Object.keys(words).length === 0) return []
  const pattern = patternOf(Object.keys(words))
  const find: WordCheck['find'] = ({ field, ...span }, source) =>
    [...source.slice(span.start, span.end).matchAll(pattern)].map(({ 0: word, index }) => {
      const [start, end] = [span.start + index, span.start + index + word.length]
      const plain = words[word.toLowerCase().replace(/\s+/g, ' ')]
      const text = plain && inCaseOf(word, plain)
      return {
        start,
        end,
        field: field || undefined,
        ...explain(word, text),
        fix: text ? { start, end, text } : undefined,
      }
    })
  return [{ pattern, find }]
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
