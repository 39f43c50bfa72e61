import { compareTexts, type WordSpan } from '../compare/words'

/** The longest quotation, in characters, and how much of it is before the first changed word. */
const maxQuoted = 90
const maxBefore = 30

/** The signs around changed words in a sentence: no text has these, which Unicode leaves to private use. */
const [start, end] = ['\uE000', '\uE001']

/** A part of a sentence; changed words are marked. */
export interface SentencePart {
  text: string
  isMarked: boolean
}

/** The parts of a sentence: changed words and those around them. */
export function partsOf(sentence: string): SentencePart[] {
  return sentence.split(start).flatMap((part, index): SentencePart[] => {
    const [marked = '', rest] = index === 0 ? ['', part] : part.split(end, 2)
    const parts = [
      { text: marked, isMarked: true },
      { text: rest ?? '', isMarked: false },
    ]
    return parts.filter(({ text }) => text !== '')
  })
}

/** A sentence without its marks. */
export function plain(sentence: string): string {
  return sentence.replace(/[\uE000\uE001]/g, '')
}

/** A text in quotation marks, cut where it is long. */
export function quote(text: string): string {
  return `“${shorten(plain(text))}”`
}

/**
 * Two texts in quotation marks, each around its first difference and with the words marked that the other one doesn't
 * have. Texts without a common word have no marks.
 */
export function quotePair(before: string, after: string, language?: string): [before: string, after: string] {
  const spans = compareTexts(plain(before), plain(after), language).flatMap(each => each.spans)
  const isAlike = spans.some(({ kind, text }) => kind === 'same' && /[\p{L}\p{N}]/u.test(text))
  if (!isAlike) return [quote(before), quote(after)]
  return [
    `“${around(
      spans.filter(({ kind }) => kind !== 'new'),
      'gone',
    )}”`,
    `“${around(
      spans.filter(({ kind }) => kind !== 'gone'),
      'new',
    )}”`,
  ]
}

/** The text of some spans around the first one of a kind, which is marked. */
function around(spans: readonly WordSpan[], kind: WordSpan['kind']): string {
  const length = spans.reduce((sum, { text }) => sum + text.length, 0)
  const first = spans.findIndex(each => each.kind === kind)
  let result = ''
  let left = maxQuoted
  for (const [index, span] of spans.entries()) {
    const isBefore = index < first && length > maxQuoted
    const text = isBefore ? lastWords(spans, index, first) : span.text.slice(0, left)
    const cut = !isBefore && text.length < span.text.length ? '…' : ''
    if (!isBefore) left -= text.length
    result += span.kind === kind && text.trim() ? `${start}${text}${cut}${end}` : `${text}${cut}`
    if (left <= 0) return cut || index === spans.length - 1 ? result : `${result}…`
  }
  return result
}

/** The shown part of a span before the first changed one: the last words of all of them together. */
function lastWords(spans: readonly WordSpan[], index: number, first: number): string {
  if (index < first - 1) return ''
  const text = spans
    .slice(0, first)
    .map(each => each.text)
    .join('')
  const from = text.lastIndexOf(' ', Math.max(0, text.length - maxBefore)) + 1
  return from > 0 ? `…${text.slice(from)}` : text
}

const shorten = (text: string) => (text.length > maxQuoted ? `${text.slice(0, maxQuoted).trimEnd()}…` : text)
