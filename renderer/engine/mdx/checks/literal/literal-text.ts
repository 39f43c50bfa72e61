import { nameToEmoji } from 'gemoji'
import type { BodyTexts, Literal } from './find-text'

const [other, word] = ['\uFFFC', '[\\p{L}\\p{N}]']
/** The characters outside of a pair of marks: before its opening mark, or after its closing one. */
const outside = `[\\s(\\[{"'“‘,.;:!?)\\]}”’…–—${other}]`

/** Explains a match; undefined where it is none. `replacement` is the text that fixes it. */
type Rule = (
  found: RegExpExecArray,
  texts: BodyTexts,
) => (Pick<Literal, 'message' | 'hint'> & { replacement?: string }) | undefined

/** Signs within a line that look like Markdown, in the order in which they are tried at a place. */
const rules: [pattern: RegExp, rule: Rule][] = [
  [
    /\*\* ([^*\n\uFFFC]{1,200}?) \*\*/g,
    ([, words = '']) => ({
      message: 'Two asterisks beside a space make nothing strong: readers see them.',
      hint: `Write **${words}**.`,
      replacement: `**${words}**`,
    }),
  ],
  [
    new RegExp(`(?<=^|${outside})\\*\\*(?=${word})|(?<=[\\p{L}\\p{N}.!?])\\*\\*(?=$|${outside}|${word}{2})`, 'gmu'),
    () => ({
      message: 'These two asterisks begin or end nothing: readers see them.',
      hint: 'Write ** directly before and directly after the strong words, or \\*\\* for asterisks.',
    }),
  ],
  [
    /(?<=[\s(])\*(?=\p{L})/gu,
    ({ index }, { text }) => {
      // At the beginning of a line it may be that of a footnote.
      const before = text.slice(Math.max(0, index - 20), index)
      if (before.slice(before.lastIndexOf('\n') + 1).trim() === '') return
      return {
        message: 'This asterisk begins nothing: readers see it.',
        hint: 'Write * directly after the last emphasized word too, or \\* for an asterisk.',
      }
    },
  ],
  [
    /`+/g,
    ([ticks = '']) => ({
      message: `${ticks.length === 1 ? 'This back-tick begins' : 'These back-ticks begin'} no code: readers see ${ticks.length === 1 ? 'it' : 'them'}.`,
      hint: 'Write `code` with as many back-ticks after it as before it, or \\` for a back-tick.',
    }),
  ],
  [
    /\[([^[\]\n]{1,200})\]\(((?:\/|\.{1,2}\/|#|https?:|mailto:)[^()\n]{0,600})\)/g,
    ([, words = '', address = '']) => {
      if (!address.includes(' ')) return
      // Beside a slash or at an end, no name can have it.
      const path = address
        .split('/')
        .map(name => name.trim())
        .join('/')
      const text = `[${words}](${path.replaceAll(' ', '%20')})`
      return {
        message: 'The address has a space, so this is no link: readers see the brackets.',
        hint: `Write ${text}.`,
        replacement: path.includes(' ') ? undefined : text,
      }
    },
  ],
  [
    /(?<!\])\(([^()\n]{1,200})\)\[((?:\/|#|https?:|mailto:)[^[\]\s]{0,300})\]/g,
    ([, words = '', address = '']) => ({
      message: 'The brackets are the wrong way round, so this is no link: readers see them.',
      hint: `Write [${words}](${address}).`,
      replacement: `[${words}](${address})`,
    }),
  ],
  [
    /(?<![\w\]])\[([^[\]\n]{1,200})\]\[([^[\]\n]{0,200})\]/g,
    ([, words = '', label = '']) => ({
      message: `There is no address for [${label || words}]: readers see the brackets.`,
      hint: `Write [${words}](…), or a line [${label || words}]: followed by its address.`,
    }),
  ],
  [
    /\[\^([^\]\s[]{1,80})\](?!:)/g,
    ([whole]) => ({
      message: `There is no note for ${whole}: readers see the brackets.`,
      hint: `Write the note on a line of its own: ${whole}: The note.`,
    }),
  ],
  [
    /(?<![\p{L}\p{N}:/]):([a-z][a-z\d]*(?:[_-][a-z\d]+)*|\+1|-1):(?![\p{L}\p{N}:/])/gu,
    ([whole, name = '']) => {
      const character = Object.hasOwn(nameToEmoji, name) ? nameToEmoji[name] : undefined
      return {
        message: `${whole} is the name of a character here, not the character.`,
        hint: `Write ${character ?? 'the character'} itself, or \\${whole} for the name.`,
        replacement: character,
      }
    },
  ],
  [
    /(?<![=\w<>!])==(?=[^\s=])([^=\n]{1,300}?)(?<=[^\s=])==(?![=\w>])/g,
    ({ index, 0: whole }, { body }) => {
      const text = `<mark>${body.slice(index + 2, index + whole.length - 2)}</mark>`
      return {
        message: 'Equals signs mark nothing: readers see them.',
        hint: `Write ${text}.`,
        replacement: text,
      }
    },
  ],
  [
    /\{\{[<%][^{}\n]{1,300}[%>]\}\}|\{%[^{}\n]{1,300}%\}|\{: ?[.#][^{}\n]{1,200}\}|^(?:!!!|\?{3}\+?) \w[^\n]{0,200}/gm,
    ([tag]) => ({ message: `Nothing reads ${tag}: readers see it.`, hint: 'Write its text, or the tag as `code`.' }),
  ],
  [
    /\$\$[^$]{1,2000}\$\$/g,
    () => ({
      message: 'Formulas are not rendered: readers see the dollar signs and what is between them.',
      hint: 'Write the formula in words, as `code`, or show a picture of it.',
    }),
  ],
]

/** More are not searched for: a text of another kind has thousands. */
const maxFound = 100

/** Finds signs within the lines of a body that look like Markdown and are shown as they are, each place once. */
export function literalText(texts: BodyTexts): Literal[] {
  const found: Literal[] = []
  for (const [pattern, rule] of rules) {
    for (const match of texts.text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.length === maxFound) return found
      if (found.some(each => start < each.end && end > each.start)) continue
      const explained = rule(match, texts)
      if (!explained) continue
      const { message, hint, replacement: text } = explained
      found.push({ start, end, message, hint, fix: text === undefined ? undefined : { start, end, text } })
    }
  }
  return found
}
