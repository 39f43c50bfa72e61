import { calloutKind } from './callout-kinds'

/** A tag of Hugo, Jekyll or Liquid that is replaced by Markdown, on one line. */
export const inlineTags: readonly [form: RegExp, by: (...parts: string[]) => string][] = [
  [/\{\{[<%]\s*(?:rel)?ref\s+"([^"]+)"\s*[%>]\}\}/g, (_, path = '') => path],
  [/\{%-?\s*(?:link|post_url)\s+(\S+)\s*-?%\}/g, (_, path = '') => path],
  [/\{\{[<%]\s*(?:figure|img|image)\s([^}]*?)\/?[%>]\}\}/g, (_, attributes = '') => figure(attributes)],
  [
    /\{\{[<%] ?youtube (?:id=)?"?([\w-]{1,40})"?[^\w{}-][^{}]{0,200}\}\}/g,
    (_, id = '') => `[Watch the video](https://www.youtube.com/watch?v=${id})`,
  ],
  [
    /\{\{[<%] ?vimeo (?:id=)?"?(\d{1,20})"?[^\d{}][^{}]{0,200}\}\}/g,
    (_, id = '') => `[Watch the video](https://vimeo.com/${id})`,
  ],
  [/\{%-?\s*(?:end)?raw\s*-?%\}/g, () => ''],
  [/\{%-?\s*comment\s*-?%\}.*?\{%-?\s*endcomment\s*-?%\}/g, () => ''],
  [/\{:\s?[^{}]*\}/g, () => ''],
  [/\{\{\s*site\.(?:baseurl|url)\s*\}\}/g, () => ''],
]

/** A text with those tags replaced. */
export function replaceInlineTags(text: string): string {
  return inlineTags.reduce((now, [form, by]) => now.replace(form, by), text)
}

/** The line that closes a container with colons. */
const closingColons = /^\s{0,3}:{3,}\s*$/

/** The forms that open and close a container. */
const openings: readonly { form: RegExp; close: RegExp }[] = [
  { form: /^ {0,3}:{3,9} ?\{?([a-z_]{1,30})\}?(?![a-z_}])([^\n]*)$/i, close: closingColons },
  {
    form: /^ {0,8}\{\{[<%] ?(?:notice|alert|admonition|callout|hint) (?:type=)?"?([a-z]{1,30})"?(?![a-z"])([^%>{}]{0,200})[%>]\}\}$/i,
    close: /^\s*\{\{[<%]\s*\/\s*\w+\s*[%>]\}\}\s*$/,
  },
  {
    form: /^ {0,8}\{\{[<%] ?([a-z]{1,30})(?![a-z])([^%>{}]{0,200})[%>]\}\}$/i,
    close: /^\s*\{\{[<%]\s*\/\s*\w+\s*[%>]\}\}\s*$/,
  },
  {
    form: /^ {0,8}\{%-? ?(?:(?:hint|callout|alert|admonition)(?= ))? ?(?:(?:style|type)=)?"?([a-z]{1,30})"?(?![a-z"=.])([^%{}]{0,200})%\}$/i,
    close: /^\s*\{%-?\s*end(?!raw|comment|highlight)\w+\s*-?%\}\s*$/,
  },
]

/** A container of MkDocs, a callout or what a click shows. Its content is indented, and nothing closes it. */
const indented = /^(!!!|\?{3}\+?) ([a-z][\w-]{0,30})(?: (?:inline|end))*(?: "([^"]*)")?$/i

/** A container with a name that no callout has, for example `:::columns`. */
const otherContainer = /^ {0,3}:{3,9} ?\{?([a-z][\w-]{0,30})\}?(?![\w}])([^\n]*)$/i

/** Opening and closing tags of code. */
export const codeOpening = /^ {0,8}\{(?:%-? ?|\{[<%] ?)highlight "?(\w{1,30})(?!\w)[^{}]{0,200}\}{1,2}$/
export const codeClosing = /^\s*(?:\{%-?\s*endhighlight\s*-?%\}|\{\{[<%]\s*\/\s*highlight\s*[%>]\}\})\s*$/

/** The first line of a container. */
export interface Opening {
  /** The name that it has there. */
  name: string
  /** The kind of alert; empty for a container that is none. */
  kind: string
  title: string
  /** The form of the line that closes it; undefined where its content is indented instead. */
  close: RegExp | undefined
}

/** Reads a line as the first one of a container; undefined for any other line. */
export function openingOf(text: string): Opening | undefined {
  const [, sign, word = '', words = ''] = indented.exec(text.trimEnd()) ?? []
  if (sign === '!!!') return { name: word, kind: calloutKind(word) ?? 'NOTE', title: words, close: undefined }
  const shown = words || word.replace(/^./, letter => letter.toUpperCase())
  if (sign) return { name: 'details', kind: '', title: shown, close: undefined }
  for (const { form, close } of openings) {
    const [, name = '', ...titles] = form.exec(text.trimEnd()) ?? []
    const kind = calloutKind(name)
    if (kind) return { name, kind, title: plainTitle(titles.find(Boolean) ?? ''), close }
  }
  const [, name = '', title = ''] = otherContainer.exec(text.trimEnd()) ?? []
  return name ? { name, kind: '', title: plainTitle(title), close: closingColons } : undefined
}

/** A container that is opened and closed in one line as three lines, any other line alone. */
export function linesIn(text: string): string[] {
  const whole = text.trimEnd()
  const [tag = ''] = /^ {0,8}\{(?:%[^%{}]{1,200}%|\{[<%][^%<>{}]{1,200}[%>]\})\}/.exec(whole) ?? []
  const end = Math.max(whole.lastIndexOf('{%'), whole.lastIndexOf('{{'))
  const opening = end > tag.length && tag ? openingOf(tag) : undefined
  return opening?.close?.test(whole.slice(end)) ? [tag, whole.slice(tag.length, end).trim(), whole.slice(end)] : [text]
}

/** A title without the brackets or quotation marks around it, and without the attributes behind it. */
function plainTitle(text: string): string {
  const whole = text.trim()
  if (whole.startsWith(',')) return titleIn(whole)
  const [, given] = /^\{?title="([^"{}]*)"\}?$/.exec(whole) ?? []
  if (given !== undefined) return given
  const attributes = whole.endsWith('}') ? ` ${whole}`.lastIndexOf(' {') : -1
  const title = attributes < 0 ? whole : whole.slice(0, attributes).trim()
  return /^(\[.*\]|".*")$/.test(title) ? title.slice(1, -1) : title
}

/** The title among the further words of a tag: one with a space or a capital, as "md" is none. */
function titleIn(words: string): string {
  const given = [...words.matchAll(/"([^"]*)"/g)].map(([, word = '']) => word)
  return given.findLast(word => /\s|^\p{Lu}/u.test(word)) ?? ''
}

/** The index of the line that closes a container, or behind its last indented line. */
export function endOf(lines: readonly { text: string }[], from: number, close: RegExp | undefined): number {
  let depth = 1
  for (let index = from; index < lines.length; index++) {
    const { text = '' } = lines[index] ?? {}
    if (!close) {
      if (text.trim() !== '' && !/^( {4}|\t)/.test(text)) return index
    } else if (close.test(text)) {
      depth--
      if (depth === 0) return index
    } else if (openingOf(text)?.close === close) depth++
  }
  return lines.length
}

function figure(attributes: string): string {
  const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
  const source = of('src') ?? of('link') ?? ''
  return `![${of('alt') ?? of('caption') ?? of('title') ?? ''}](${/[\s()]/.test(source) ? `<${source}>` : source})`
}

/** The lines of a container without the indentation that makes them its content. */
export const withoutIndent = <Line extends { text: string }>(lines: readonly Line[]): Line[] =>
  lines.map(line => ({ ...line, text: line.text.replace(/^( {4}|\t)/, '') }))
