import type { Fix, Issue, IssueCode } from '@proofsheet/engine/base/diagnostics/issue'
import { offsetAt, rangeAt } from '@proofsheet/engine/base/diagnostics/position'
import { directiveOf } from '@proofsheet/engine/mdx/directives/directive'
import type { SiteDefinition } from '@proofsheet/engine/site'
import {
  codeClosing,
  codeOpening,
  endOf,
  inlineTags,
  linesIn,
  type Opening,
  openingOf,
  replaceInlineTags,
  withoutIndent,
} from './forms'

/** The codes under which a check reports containers and tags of other generators. */
const codes: readonly IssueCode[] = ['body-directive', 'body-syntax', 'body-expression', 'text-literal']

/** Containers around a text that is Markdown without them. */
const plainContainers = ['v-pre', 'raw', 'code-group']

/** The names that components for tabs have: a group of code may be one of them. */
const tabs = /^(tabs|tabgroup|codegroup|codetabs)$/i

type Site = Pick<SiteDefinition, 'directives' | 'components'>

/**
 * The text that this site has for a container or tag of another generator in which an issue begins, in place of all of
 * it; undefined where the issue is of something else, or no form of the site says the same.
 */
export function foreignFix({ code, ...range }: Issue, source: string, site: Site): Fix | undefined {
  if (!codes.includes(code)) return
  const lines = source.split('\n').map(text => ({ text: text.replace(/\r$/, '') }))
  const first = range.line - 1
  const parts = linesIn(lines[first]?.text ?? '').map(text => ({ text }))
  const block = parts.length > 1 ? blockAt(parts, 0, site) : blockAt(lines, first, site)
  if (!block) return inlineFix(source, offsetAt(source, range))
  const lineStart = (index: number) => offsetAt(source, { line: index + 1, column: 1 })
  const last = parts.length > 1 ? first : block.last
  const end = lineStart(last) + (lines[last]?.text.length ?? 0)
  const text = block.texts.join(source.includes('\r\n') ? '\r\n' : '\n')
  return source.slice(lineStart(first), end) === text ? undefined : { ...rangeAt(source, lineStart(first), end), text }
}

type Lines = readonly { text: string }[]

/** A container or block of code as this site has it, with the index of its last line. */
interface Block {
  last: number
  texts: string[]
}

/** The container or block of code that begins at a line; in a list it stays as far in as it is. */
function blockAt(lines: Lines, first: number, site: Site): Block | undefined {
  const { text = '' } = lines[first] ?? {}
  const [indent = ''] = /^[ \t]*/.exec(text) ?? []
  const inside = (last: number) =>
    lines
      .slice(first + 1, last)
      .map(line => (line.text.startsWith(indent) ? line.text.slice(indent.length) : line.text))
  const indented = (texts: string[]) => texts.map(each => (each === '' ? each : indent + each))
  const [language, name = ''] = codeOpening.exec(text.trimEnd()) ?? []
  if (language !== undefined) {
    const last = lines.findIndex((line, index) => index > first && codeClosing.test(line.text))
    const code = inside(last)
    const fence = longer('```', code)
    return last < 0 ? undefined : { last, texts: indented([`${fence}${name}`, ...code, fence]) }
  }
  const opening = openingOf(text)
  if (!opening) return
  const end = endOf(lines, first + 1, opening.close)
  if (opening.close) {
    const texts = end < lines.length ? containerTexts(opening, inside(end), site) : undefined
    return texts && { last: end, texts: indented(texts) }
  }
  const content = withoutIndent(lines.slice(first + 1, end)).map(each => each.text)
  const texts = containerTexts(opening, withoutBlank(withInner(content, site)), site)
  const last = first + 1 + content.findLastIndex(each => each.trim() !== '')
  return texts && last > first ? { last, texts } : undefined
}

/** Lines in which the containers whose content is indented are those of this site: each ends with the one around it. */
function withInner(content: readonly string[], site: Site): string[] {
  const lines = content.map(text => ({ text }))
  const done: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const { text = '' } = lines[index] ?? {}
    const opening = openingOf(text)
    const block = opening && !opening.close ? blockAt(lines, index, site) : undefined
    done.push(...(block?.texts ?? [text]))
    index = block?.last ?? index
  }
  return done
}

/** A container in the lines of this site: a directive, what a click shows, or its content alone. */
function containerTexts({ name, kind, title }: Opening, content: string[], site: Site): string[] | undefined {
  const { directives = {}, components } = site
  if (name === 'details')
    return ['<details>', `<summary>${title || 'Details'}</summary>`, '', ...withoutBlank(content), '', '</details>']
  if (plainContainers.includes(name)) {
    if (name === 'code-group' && components.names.some(each => tabs.test(each))) return
    return withoutBlank(content).map(line =>
      line.replace(/^([ \t]*`{3,9}[\w+#-]{1,30}) \[([^[\]"]{1,99})\]$/, '$1 title="$2"'),
    )
  }
  const own = [name, kind].map(each => each.toLowerCase()).find(each => directiveOf(directives, each))
  if (!own || (title && !directiveOf(directives, own)?.titleProp)) return
  const colons = longer(':::', content)
  const after = title && (/[[\]]/.test(title) ? ` ${title}` : `[${title}]`)
  return [`${colons}${own}${after}`, ...content, colons]
}

/** A fence, longer than those of its kind at the beginning of lines. */
function longer(fence: string, lines: readonly string[]): string {
  const sign = fence.charAt(0)
  const lengths = lines.map(line => {
    const text = line.trimStart()
    return text.length - text.replace(sign === ':' ? /^:+/ : /^`+/, '').length
  })
  return sign.repeat(Math.max(fence.length, ...lengths.map(length => (length < fence.length ? 0 : length + 1))))
}

function withoutBlank(lines: string[]): string[] {
  const isText = (line: string) => line.trim() !== ''
  const first = lines.findIndex(isText)
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isText) + 1)
}

/** The Markdown for the tag that begins at an offset, and for those behind it in its line. */
function inlineFix(source: string, start: number): Fix | undefined {
  const rest = source.slice(start).split(/\r?\n/, 1)[0] ?? ''
  if (!inlineTags.some(([form]) => rest.search(form) === 0)) return
  // Code in a line shows tags rather than using them.
  const parts = rest.split(/(`[^`]*`)/).map((part, index) => (index % 2 === 1 ? part : replaceInlineTags(part)))
  return { ...rangeAt(source, start, start + rest.length), text: parts.join('') }
}
