import { lineAt, offsetAt, positionAt, type Range, rangeAt } from '../../base/diagnostics/position'
import { type Explained, lead } from './explain-value'

/** A frequent slip: its form, what replaces that, and what is wrong. */
type Slip = [form: RegExp, meant: string, message: string]

/** Slips of a whole line, behind its indentation. */
const ofLines: Slip[] = [
  [/^(?:\/\/|<!--)/, '#', 'A remark among the fields begins with #.'],
  [/^\* /, '- ', 'An item of a list begins with a hyphen here, not with an asterisk.'],
  [/^([\w-]+):(?=[^\s/])/, '$1: ', 'A space is missing after the colon.'],
  [/^([\w-]+) ?= ?/, '$1: ', 'A colon belongs between a field and its value, not an equals sign.'],
]

/** Slips of a list in one line. */
const ofLists: Slip[] = [
  [/^(\[[^\][]*\])\]+$/, '$1', 'The list is closed more than once.'],
  [/\],$/, ']', 'A comma follows the list.'],
  [/,(?: ?,)+/g, ',', 'The list has two commas with nothing between them.'],
  [/" (?=")/g, '", ', 'A comma is missing between two items of the list.'],
]

/** Slips of a text. */
const ofTexts: Slip[] = [
  [/^("[^"]*"),$/, '$1', 'A comma follows the text.'],
  [/^"(?=[^"]*\\)([^"']*)"$/, "'$1'", 'Between double quotation marks, a backslash begins a special sign.'],
]

/** Explains the slip of a line that YAML can't read; undefined where it has none. */
export function explainSlip(source: string, line: number): Explained | undefined {
  const text = (lineAt(source, line) ?? '').trimEnd()
  const value = lead.exec(text)?.[0].length ?? 0
  const indent = text.length - text.trimStart().length
  return correct(indent, ofLines) ?? correct(value, text[value] === '[' ? ofLists : ofTexts)

  function correct(start: number, among: Slip[]): Explained | undefined {
    const written = text.slice(start)
    const [form, meant = '', message = ''] = among.find(([form, to]) => written.replace(form, to) !== written) ?? []
    if (!form) return
    const at = { line, column: start + 1, end: { line, column: text.length + 1 } }
    const right = written.replace(form, meant)
    return { ...at, message, hint: `Write ${right}`, fix: { ...at, text: right } }
  }
}

/**
 * Explains a quotation mark or bracket that is never closed, at that sign. `message` is the parser's, which missed the
 * end at the offset `from`; undefined for its other errors.
 */
export function explainOpen(message: string, source: string, from: number): Explained | undefined {
  const [, quote, bracket] = /closing (["'])|end with a ([\]}])/.exec(message) ?? []
  const closing = quote ?? bracket
  if (!closing) return
  const opening = { ']': '[', '}': '{' }[closing] ?? closing
  for (let { line } = positionAt(source, from); line > 1; line--) {
    const text = lineAt(source, line) ?? ''
    const index = openingIn(text, opening, closing)
    if (index < 0) continue
    const start = offsetAt(source, { line, column: index + 1 })
    const isWhole = index === lead.exec(text)?.[0].length
    const fix = isWhole ? { ...endOf(source, start, from, quote), text: closing } : undefined
    const at = rangeAt(source, start, start + 1)
    return { ...at, message: `The ${opening} here is never closed.`, hint: `Write ${closing} at its end.`, fix }
  }
}

/** The index of a sign that opens a text or list which its line doesn't close; -1 where there is none. */
function openingIn(text: string, opening: string, closing: string): number {
  const index = text.lastIndexOf(opening)
  const isOpening = index > 0 && /[\s,:[{]/.test(text[index - 1] ?? '')
  return isOpening && text.indexOf(closing, index + 1) < 0 ? index : -1
}

/** The place for the missing end of what is opened at `start`: for a text behind it, for brackets where `from` is. */
function endOf(source: string, start: number, from: number, quote?: string): Range {
  if (!quote && /[\]})]/.test(source[from] ?? '')) return rangeAt(source, from, from + 1)
  const text = quote ? (/^.*(?:\r?\n[ \t]+(?!- ).*)*/.exec(source.slice(start))?.[0] ?? '') : source.slice(start, from)
  return rangeAt(source, start + text.trimEnd().length)
}
