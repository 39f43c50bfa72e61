import { diffArrays } from 'diff'

/** A run of words that both texts have, or only one of them. */
export interface WordSpan {
  kind: 'same' | 'gone' | 'new'
  text: string
}

/** A sentence of both texts, with the runs of words in which they differ. */
export interface SentenceDifference {
  spans: WordSpan[]
  isChanged: boolean
}

/** Longer texts are compared by sentences alone, in characters. */
const maxWordDiff = 20_000

/**
 * The difference between two texts, by sentence and word. Sentences are aligned first, so that a rewritten one does not
 * share single words with its neighbors; then the words of those that replace each other.
 */
export function compareTexts(before: string, after: string, language = 'en'): SentenceDifference[] {
  const parts = diffArrays(split(before, language, 'sentence'), split(after, language, 'sentence'))
  const result: SentenceDifference[] = []
  for (let index = 0; index < parts.length; index++) {
    const [part, next] = [parts[index], parts[index + 1]]
    if (!part) continue
    if (!part.added && !part.removed) {
      result.push(...part.value.map(text => ({ spans: [{ kind: 'same' as const, text }], isChanged: false })))
      continue
    }
    const isReplaced = part.removed && next?.added
    const gone = part.removed ? part.value : []
    const added = isReplaced ? next.value : part.added ? part.value : []
    result.push(...alignSentences(gone, added, language))
    if (isReplaced) index++
  }
  return result
}

/** Sentences that replace each other in their order; the rest is new or gone as a whole. */
function alignSentences(gone: string[], added: string[], language: string): SentenceDifference[] {
  return Array.from({ length: Math.max(gone.length, added.length) }, (_, index) => ({
    spans: compareWords(gone[index] ?? '', added[index] ?? '', language),
    isChanged: true,
  }))
}

function compareWords(before: string, after: string, language: string): WordSpan[] {
  const isShort = before.length + after.length <= maxWordDiff
  const words = (text: string) => (isShort ? split(text, language, 'word') : [text])
  return joinSpaces(
    diffArrays(words(before), words(after))
      .map(({ value, added, removed }) => ({
        kind: added ? ('new' as const) : removed ? ('gone' as const) : ('same' as const),
        text: value.join(''),
      }))
      .filter(({ text }) => text !== ''),
  )
}

/** Makes one change of those that only white space separates: words that replace each other are read together. */
function joinSpaces(spans: WordSpan[]): WordSpan[] {
  const joined: WordSpan[] = []
  let [gone, added] = ['', '']
  const end = () => {
    if (gone) joined.push({ kind: 'gone', text: gone })
    if (added) joined.push({ kind: 'new', text: added })
    ;[gone, added] = ['', '']
  }
  spans.forEach((span, index) => {
    const isBetween = gone && added && span.text.trim() === '' && index < spans.length - 1
    if (span.kind === 'gone') gone += span.text
    else if (span.kind === 'new') added += span.text
    else if (isBetween) [gone, added] = [gone + span.text, added + span.text]
    else {
      end()
      joined.push(span)
    }
  })
  end()
  return joined
}

const segmenters = new Map<string, Intl.Segmenter>()

/** Splits a text into sentences or words; nothing is lost. A line end always ends a sentence. */
function split(text: string, language: string, granularity: 'sentence' | 'word'): string[] {
  const key = `${language} ${granularity}`
  const segmenter = segmenters.get(key) ?? new Intl.Segmenter(language, { granularity })
  segmenters.set(key, segmenter)
  const lines = granularity === 'sentence' ? text.split(/(?<=\n)/) : [text]
  return lines.flatMap(line => [...segmenter.segment(line)].map(({ segment }) => segment))
}
