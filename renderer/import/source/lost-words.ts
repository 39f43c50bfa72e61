import type { ImportNote } from '../note'

/** Attributes whose values nobody reads. */
const unread =
  /^(class|className|style|id|key|href|src|srcset|sizes|poster|to|url|link|type|kind|variant|target|rel|lang|width|height|align|(?:row|col)span|frameborder|loading|allow|icon|color|slot|set|on\w+|data-.*|(?:client|is|v|x|aria)[-:].*)$/i

/** The number of an item of a list, which each text may count in its own way. */
const listNumber = /^([ >]*(?:[-*+]\s+)?)\d{1,3}[.)](?=\s)/gm

/** Parts of a foreign text that are marks or addresses, each with the groups of it that are words for readers. */
const marks: readonly [form: RegExp, words: (...parts: string[]) => string][] = [
  [/<(script|style)\b(?:[^<>]*[^<>/])?>[\s\S]*?(?:<\/\1\s*>|$)/gi, () => ''],
  [/<svg\b[\s\S]*?(?:<\/svg\s*>|$)/gi, svg => svg.replace(/<[^<>]*>/g, ' ')],
  [listNumber, (_, before = '') => before],
  [/^import\s[^;]{0,2000}?['"][^'"\n]+['"];?[ \t]*$/gm, () => ''],
  [/^export\s+(?:default|(?:const|let|var|function)\s+[\w$]+)/gm, () => ''],
  [
    /<\/?[A-Za-z][\w.:-]*(?:\s+(?:[^\s"'<>=/{}]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^\s"'<>{}]+))?|\{[^{}]*\}))*\s*\/?>/g,
    tagWords,
  ],
  [/\{[{%][<%]?[^{}]*[%>]?[%}]\}/g, templateWords],
  [/\]\((?:<[^<>\n]*>|[^\s()]*(?:\([^\s()]*\)[^\s()]*)*)/g, () => ''],
  [/^[ >]*\[[^\]\n]+\]:[ \t]*\S+/gm, () => ''],
  [/(?:https?:\/\/|www\.|mailto:)[^\s<>)\]]+/gi, () => ''],
  [/^([ >]*(?:[-*+]\s+|\d+[.)]\s+)?)(`{3,}|~{3,})[ \t]*[\w+#.-]*/gm, () => ''],
  [/^([ >]{0,9}:{3,9}[^\n{}]{1,200})\{[^{}\n]{0,200}\}/gm, (_, words = '') => words],
  [/^[ >]*:{3,}[ \t]*\{?[\w-]*\}?/gm, () => ''],
  [/^[ >]*(?:!!!|\?{3}\+?) [\w-]+(?: (?:inline|end))*/gm, () => ''],
  [/\[!\w+\]/g, () => ''],
  [/\{[:#]?\s?[.#][\w-][^{}]{0,300}\}/g, () => ''],
  [/&#?\w{1,31};/g, () => ''],
]

/** The words in the attributes of a tag. */
function tagWords(tag: string): string {
  const values = [...tag.matchAll(/([\w:@.-]{1,99})\s?=\s?(?:"([^"]*)"|'([^']*)'|\{((?:[^{}]|\{[^{}]*\})*)\})/g)]
  const isTitled = values.some(([, name = '']) => /^(title|label)$/.test(name))
  return values
    .filter(([, name = '']) => !unread.test(name) && !(isTitled && /^(value|name)$/.test(name)))
    .map(([, , double, single, braces]) => double ?? single ?? textsIn(braces ?? ''))
    .join(' ')
}

/** The words in a tag of a template; between double braces alone is a value, which stays as it is written. */
function templateWords(tag: string): string {
  return /^\{(?:%|\{[<%])/.test(tag) ? tagWords(tag) : tag
}

/** The strings of a program. */
function textsIn(program: string): string {
  return [...program.matchAll(/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g)].map(found => found.slice(1).join(' ')).join(' ')
}

/** A mark replaced by its words, on as many lines. */
function wordsOfMark(mark: string, words: string): string {
  return ` ${words.replace(/\n/g, ' ')} ${'\n'.repeat(mark.split('\n').length - 1)}`
}

/** A text without the names of references to definitions in it: `[words][name]`. */
function withoutReferences(text: string): string {
  const nameOf = (label = '') => label.toLowerCase().replace(/\s+/g, ' ')
  const defined = new Set([...text.matchAll(/^[ >]*\[([^\]\n]{1,999})\]:/gm)].map(([, label]) => nameOf(label)))
  return text.replace(/\]\[([^\]]{1,999})\]/g, (mark, label) => (defined.has(nameOf(label)) ? ']' : mark))
}

const wordsIn = (text: string) => text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/**
 * Notes the words of a foreign body that are neither in what is written nor in a note already, by their lines. It
 * compares the texts alone and knows no conversion, so that none can lose a word unseen.
 */
export function lostWords(
  body: string,
  linesAbove: number,
  written: string,
  notes: readonly ImportNote[],
): ImportNote[] {
  const left = new Map<string, number>()
  for (const text of [written.replace(listNumber, '$1'), ...notes.map(({ what }) => what)])
    for (const word of wordsIn(text)) left.set(word, (left.get(word) ?? 0) + 1)
  const plain = marks.reduce(
    (text, [form, words]) =>
      text.replace(form, (...parts) => wordsOfMark(parts[0] as string, words(...(parts as string[])))),
    withoutReferences(body),
  )
  return plain.split('\n').flatMap((line, index): ImportNote[] => {
    const lost = wordsIn(line).filter(word => {
      const count = left.get(word) ?? 0
      left.set(word, count - 1)
      return count < 1
    })
    return lost.length > 0
      ? [{ cause: 'words', line: index + 1 + linesAbove, what: `${lost.join(' ')}: left out` }]
      : []
  })
}
