import {
  codeClosing,
  codeOpening,
  endOf,
  linesIn,
  type Opening,
  openingOf,
  replaceInlineTags,
  withoutIndent,
} from '@proofsheet/authoring/foreign/forms'
import { limits } from '@proofsheet/engine/base/diagnostics/limits'
import type { ImportNote } from '../note'

/** A line of a body with its number in the foreign file. */
export interface Line {
  text: string
  number: number
  /** The id that a heading states behind its words. */
  id?: string
}

/** Lines that say something to a program alone. */
const droppedLine = /^\s*(\[\[?toc\]?\]|\{:toc\}|<!--\s*(more|truncate)\s*-->)\s*$/i

/** Tags of templates that Markdown has no words for. */
const otherTag = /\{\{[<%][^}]*[%>]\}\}|\{%-? ?[a-z]\w{0,30}(?!\w)[^%{}]{0,500}%\}/g

/**
 * Turns containers (`:::note`, `!!! note`, Hugo's notices) into alerts and tags of templates into Markdown, line by line;
 * code is left as it is. Each line goes on knowing its number. Throws where containers are nested too deeply.
 */
export function replaceTags(lines: Line[], notes: ImportNote[], depth = 0): Line[] {
  if (depth > limits.depth) throw new Error(`More than ${limits.depth} containers are inside each other`)
  const done: Line[] = []
  let fence: string | undefined
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as Line
    const mark = /^\s*(?:>\s?)*(`{3,}|~{3,})/.exec(line.text)?.[1]
    if (fence ? mark?.startsWith(fence) : mark) fence = fence ? undefined : mark
    if (fence || mark) {
      done.push(line)
      continue
    }
    const parts = linesIn(line.text)
    if (parts.length > 1) {
      lines.splice(index--, 1, ...parts.map(text => ({ ...line, text })))
      continue
    }
    const language = codeOpening.exec(line.text.trimEnd())
    const opened = language ? undefined : openingOf(line.text)
    if (language) done.push({ ...line, text: `\`\`\`${language[1] ?? ''}` })
    else if (codeClosing.test(line.text)) done.push({ ...line, text: '```' })
    else if (opened) {
      const end = endOf(lines, index + 1, opened.close)
      const inside = lines.slice(index + 1, end)
      const content = replaceTags(opened.close ? inside : withoutIndent(inside), notes, depth + 1)
      const element = opened.kind ? undefined : elementAround(line, opened)
      if (!opened.kind && !element)
        notes.push({ cause: 'syntax', line: line.number, what: `${line.text.trim()}: its text stays without it` })
      if (element) done.push(...element[0], ...content, ...element[1])
      else done.push(...(opened.kind ? alert(line, opened, content) : titled(line, opened, content)))
      index = opened.close && end < lines.length ? end : end - 1
    } else if (!droppedLine.test(line.text)) done.push(withoutId({ ...line, text: replaceInLine(line, notes) }))
  }
  return done
}

/** The lines of the element that a container is in other words: a group of code, or what a click shows. */
function elementAround({ number }: Line, { name, title }: Opening): [before: Line[], after: Line[]] | undefined {
  const lines = (...texts: string[]) => texts.map((each): Line => ({ text: each, number }))
  if (name === 'code-group') return [lines('', '<code-group>', ''), lines('', '</code-group>', '')]
  if (name !== 'details') return
  const summary = `<summary>${/^\{|^$/.test(title) ? 'Details' : title}</summary>`
  return [lines('', '<details>', summary, ''), lines('', '</details>', '')]
}

function alert({ number }: Line, { kind, title }: Opening, content: Line[]): Line[] {
  const quoted = titled({ number, text: '' }, { title }, trimBlank(content)).map(line => ({
    ...line,
    text: `> ${line.text}`.trimEnd(),
  }))
  return [{ number, text: '' }, { number, text: `> [!${kind}]` }, ...quoted, { number, text: '' }]
}

/** The content of a container without it; its title is a line in strong letters. */
function titled({ number }: Line, { title }: Pick<Opening, 'title'>, content: Line[]): Line[] {
  const head = /^\{|^$/.test(title) ? [] : [`**${title}**`, '']
  return [...head.map(text => ({ number, text })), ...content]
}

function trimBlank(lines: Line[]): Line[] {
  const first = lines.findIndex(({ text }) => text.trim() !== '')
  const last = lines.findLastIndex(({ text }) => text.trim() !== '')
  return first < 0 ? [] : lines.slice(first, last + 1)
}

function replaceInLine({ text, number }: Line, notes: ImportNote[]): string {
  // Code in a line shows tags rather than using them.
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => {
      if (index % 2 === 1) return part
      const replaced = replaceInlineTags(part)
      for (const [tag] of replaced.matchAll(otherTag))
        notes.push({ cause: 'template tag', line: number, what: `${tag}: left out` })
      return replaced.replace(otherTag, '')
    })
    .join('')
}

/** A heading without the id behind its words, `{#id}` or `[#id]`. */
function withoutId(line: Line): Line {
  const text = line.text.trimEnd()
  const start = text.lastIndexOf('{#')
  const [, id] = /^\{#([\w-]{1,99})\}$/.exec(text.slice(Math.max(0, start))) ?? []
  return id && /^ {0,3}#{1,6} /.test(text)
    ? { ...line, text: text.slice(0, start).replace(/\\$/, '').trimEnd(), id }
    : line
}
