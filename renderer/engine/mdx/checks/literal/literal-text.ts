import { nameToEmoji } from 'gemoji'
import type { BodyTexts, Literal } from './find-text'

const [other, word] = ['\uFFFC', '[\\p{L}\\p{N}]']
/** The characters outside of a pair of marks: before its opening mark, or after its closing one. */
const outside = `[\\s(\\[{"'“‘,.;:!?)\\]}”’…–—${other}]`
const [name, to, first] = ['\\[([^[\\]\\n]{1,200})\\]', '(?:/|\\.{1,2}/|#|https?:|mailto:)', '(?<![\\w\\]])']
/** The beginning of the text of an item or a quotation. */
const inBlock = `(?<=^[ \\t]*${other}[ \\t${other}]*)`

const on = (pattern: string) => new RegExp(pattern, 'dgmu')
/** A mark that begins or ends nothing. */
const unpaired = (mark: string) =>
  on(`(?<=^|${outside})${mark}(?=${word})|(?<=[\\p{L}\\p{N}.!?])${mark}(?=$|${outside}|${word}{2})`)

/** Lines that begin with signs of a list, none of which is one here. */
const item = '(?:\\d{1,3}[.)](?=\\p{Lu}|\\p{L}{2})|-(?=\\p{L})|[–—] )'
const items = on(`(?:^[ \\t]*[•◦‣▪][^\\n]+\\n?)+|(?:^[ \\t]*${item}[^\\n]+\\n?){2,}`)
const toItems = ([lines = '']: string[]) =>
  lines.replace(/^([ \t]*)(?:(\d+[.)])|[-•◦‣▪–—])[ \t]*/gm, (_, before, sign = '-') => `${before}${sign} `)

/** A link. Beside a slash or at an end, no address can have a space. */
const toLink = ([, text, url = '']: string[]) =>
  `[${text}](${url.split('/').map(trimmed).join('/').replaceAll(' ', '%20')})`
const trimmed = (part: string) => part.trim()
const toCharacter = ([, own = '']: string[]) => (Object.hasOwn(nameToEmoji, own) ? nameToEmoji[own] : undefined)

const around = (marks: string, kind: string, or: string) =>
  `Write ${marks} directly before and directly after the ${kind} words, or ${or}.`
const define = (label: string) => `Write [$1](…), or a line [${label}]: followed by its address.`
const ticks = 'Write `code` with as many back-ticks after it as before it, or \\` for a back-tick.'
const soft = 'Write * directly after the last emphasized word too, or \\* for an asterisk.'
const plain = 'Write **words**, *words*, `words` or [words](…).'
const wiki = 'Write [words](…) with the address of the page, or \\[ for a bracket.'
const note = 'Write the note on a line of its own: $0: The note.'
const formula = 'Write the formula in words, as `code`, or show a picture of it.'

/** `$1` is a group as it is written, and `$=` the text that fixes it, which is what to write where nothing else is said. */
type Rule = [
  pattern: RegExp,
  message: string,
  fixed?: string | ((groups: string[]) => string | undefined),
  hint?: string,
]

/** Signs that look like Markdown and are text, in the order in which they are tried at a place. */
const rules: Rule[] = [
  [on(`\\*\\* ([^*\\n${other}]{1,200}?) \\*\\*`), 'Two asterisks beside a space make nothing strong', '**$1**'],
  [unpaired('\\*\\*'), 'Two asterisks begin or end nothing', undefined, around('**', 'strong', '\\*\\* for asterisks')],
  [unpaired('~~'), 'Two tildes begin or end nothing', undefined, around('~~', 'removed', '\\~~ for tildes')],
  // At the beginning of a line it may be that of a footnote.
  [/(?<=\(|\S[^\n]{0,18}\s)\*(?=\p{L})/dgu, 'An asterisk begins nothing', undefined, soft],
  [/`+/dg, '$0 begins no code', undefined, ticks],
  [on(`(?<!!)${name}\\((${to}[^()\\n ]{0,300} [^()\\n]{0,300})\\)`), 'A space in an address makes it no link', toLink],
  [on(`${first}${name} \\((${to}[^()\\s]{0,300})\\)`), 'A space between the brackets makes this no link', toLink],
  [
    on(`${name}\\((${to}[^()\\s]{0,300}?|${other}{6,})(?=[.,;:!?]?(?:\\s|$))(?![^\\n]*\\))`),
    'The address of a link is never closed',
    toLink,
  ],
  [on(`(?<!\\])\\(([^()\\n]{1,200})\\)\\[(${to}[^[\\]\\s]{0,300})\\]`), 'The brackets are the wrong way round', toLink],
  [on(`${first}!?\\[\\[(?=\\p{L})[^[\\]\\n]{1,200}\\]\\](?![[(])`), 'Two brackets make no link', undefined, wiki],
  [on(`${first}${name}${name}`), 'There is no address for [$2]', undefined, define('$2')],
  [on(`${first}${name}\\[\\]`), 'There is no address for [$1]', undefined, define('$1')],
  [/\[\^[^\]\s[]{1,80}\](?!:)/dg, 'There is no note for $0', undefined, note],
  [on(`${inBlock}\\[(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\\](?=[ \\t]*$)`), 'An alert begins with [!', '[!$1]'],
  [on(`${inBlock}\\[\\](?= \\S)`), 'A box has a space between its brackets', '[ ]'],
  [on('(?<=^[ \\t]*)\\[([ xX])\\](?= \\S)'), 'A box is only at the beginning of an item', '- [$1]'],
  [
    on(`(?<=^[ \\t${other}]*)(#{2,6})(?=[^\\s#${other}])`),
    'Without a space behind the number signs this is no heading',
    '$1 ',
    'Write a space behind $1, or \\# for a number sign.',
  ],
  [/<(b|i|em|strong|a|br|u|code)( [^<>]{0,300})?>/dg, '$0 is no tag here', undefined, plain],
  [items, 'These lines are no list', toItems, 'Write - or 1. before each, and a space behind that.'],
  [
    on('^::([a-z][\\w-]{0,30}(?:[ [{][^\\n]*)?\\n(?:[^\\n]*\\n){1,50}?)::(?=[ \\t]*$)'),
    'A directive has three colons',
    ':::$1:::',
    'Write ::: before its name and ::: below its text.',
  ],
  [
    /(?<![\p{L}\p{N}:/]):([a-z][a-z\d]*(?:[_-][a-z\d]+)*|\+1|-1):(?![\p{L}\p{N}:/])/dgu,
    '$0 is the name of a character here, not the character',
    toCharacter,
    'Write $= itself, or \\$0 for the name.',
  ],
  [
    /(?<![=\w<>!])==(?=[^\s=])([^=\n]{1,300}?)(?<=[^\s=])==(?![=\w>])/dg,
    'Equals signs mark nothing',
    '<mark>$1</mark>',
  ],
  [
    /\{\{[<%][^{}\n]{1,300}[%>]\}\}|\{%[^{}\n]{1,300}%\}|\{: ?[.#][^{}\n]{1,200}\}|^(?:!!!|\?{3}\+?) \w[^\n]{0,200}/dgm,
    'Nothing reads $0',
    undefined,
    'Write its text, or the tag as `code`.',
  ],
  [/\$\$[^$]{1,2000}\$\$/dg, 'Formulas are not rendered', undefined, formula],
]

/** More are not searched for: a text of another kind has thousands. */
const maxFound = 100

/** Finds signs in the texts of a body that look like Markdown and are shown as they are, each place once. */
export function literalText({ text, body }: BodyTexts): Literal[] {
  const found: Literal[] = []
  for (const [pattern, message, fixed, hint = 'Write $=.'] of rules) {
    for (const { indices = [], index: start, 0: whole } of text.matchAll(pattern)) {
      const end = start + whole.length
      if (found.length === maxFound) return found
      if (found.some(each => start < each.end && end > each.start)) continue
      // As they are written: marks and links in them are no text.
      const groups = indices.map(span => (span ? body.slice(...span) : ''))
      const filled = (template: string, by = 'the character') =>
        template.replace(/\$([\d=])/g, (_, sign) => (sign === '=' ? by : (groups[sign] ?? '')))
      const by = typeof fixed === 'function' ? fixed(groups) : fixed && filled(fixed)
      // A name of a file may have had the space.
      const fix = by === undefined || by.includes('%20') ? undefined : { start, end, text: by }
      found.push({ start, end, message: `${filled(message)}: readers see the signs.`, hint: filled(hint, by), fix })
    }
  }
  return found
}
