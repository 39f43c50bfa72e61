import matter from 'gray-matter'

/** The range of the frontmatter of a text, as offsets; the text may be half-written. */
export interface Frontmatter {
  /** The start of its YAML, after the opening line. */
  start: number
  /** The end of its YAML, before the dashes of the closing line. */
  end: number
  /** Whether it has its closing line. */
  isClosed: boolean
  /** The text behind the dashes of the opening line: the name of a language, usually empty. */
  language: string
  /** The YAML. */
  text: string
  /** The text after the frontmatter. */
  content: string
}

/** Finds the frontmatter with gray-matter; undefined where the text does not begin with a line of three dashes. */
export function splitFrontmatter(source: string): Frontmatter | undefined {
  const start = source.indexOf('\n') + 1
  const [, language] = /^\uFEFF?---(?!-)(.*)$/.exec(source.slice(0, start).trimEnd()) ?? []
  if (language === undefined) return
  // Nothing is parsed in any language.
  const { content } = matter(source, { engines: { [language.trim() || 'yaml']: () => ({}) } })
  const end = source.slice(0, source.length - content.length).trimEnd().length - '---'.length
  // gray-matter takes any line that begins with three dashes for the closing one.
  const isClosed = source.startsWith('\n---', end - 1) && /^[ \t]*(?:\r?\n|$)/.test(source.slice(end + '---'.length))
  return {
    start,
    end: isClosed ? end : source.length,
    isClosed,
    language: language.trim(),
    text: source.slice(start, isClosed ? end : source.length),
    content,
  }
}

/**
 * The data of the frontmatter, by gray-matter, which gives its YAML to `parse`. Throws for any other language: its own
 * engine of JavaScript, under either of two names, would run what a file says.
 */
export function frontmatterData(source: string, parse: (yaml: string) => object): unknown {
  // With Windows line ends a carriage return precedes the closing line.
  const yaml = (text: string) => parse(text.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, ''))
  return matter(source, { engines: { yaml, json: refuse, js: refuse, javascript: refuse } }).data
}

function refuse(): never {
  throw new Error('Frontmatter is YAML.')
}
