import { type Issue, toIssue } from './issue'

/**
 * The largest content file that is parsed. Parsers need time and memory that grow faster than their input, so a text
 * beyond a limit is reported before any parser gets it. Each limit is several times what a long page needs, and together
 * they hold checking, previewing and building a file below 2 s and 300 MB.
 */
export const limits = {
  /** Size of a file, in bytes: about 30,000 words, a short book. */
  fileBytes: 192 * 1024,
  /** Marks of a body: see `bodyMarks`. Ordinary text has 20 to 60 per 1,000 characters, tables and code up to 130. */
  bodyMarks: 10_000,
  /** Runs of `*`, `_` and `~` in a paragraph, list or table without empty lines: each is compared with those before it. */
  emphasis: 2000,
  /** Images of a paragraph, list or table without empty lines: each may be in the description of another. */
  images: 400,
  /** Marks of the frontmatter: see `yamlMarks`. The longest in use have a few hundred. */
  yamlMarks: 5000,
  /** Marks of a file of data, which has the fields of several entries. */
  dataMarks: 20_000,
  /** Levels of lists, quotations, components, emphasis, brackets and braces inside each other. People use fewer than 10. */
  depth: 100,
  /** Values of the frontmatter, counted as often as aliases repeat them. */
  values: 10_000,
  /** Props and spreads of one component. */
  attributes: 200,
  /**
   * Characters of expressions, counted as often as they are parsed: the parser begins again at each closing brace. A
   * list of 300 groups of values in a prop passes.
   */
  expressionChars: 3_000_000,
  /** Calls of the expression parser inside each other. Each level of brackets takes two. */
  expressionCalls: 250,
  /** Marks that are parsed to find more than the first syntax error: parsing begins again after each. */
  repeatedMarks: 20_000,
  /** Characters of a message, a hint or the name of a field, in an issue. */
  issueChars: 600,
} as const

/** The issue with its texts cut to the limit: they may quote content of any length. */
export function clipTexts(issue: Issue): Issue {
  const { message, hint, field } = issue
  return { ...issue, message: clip(message), hint: clip(hint), field: field === undefined ? undefined : clip(field) }
}

const clip = (text: string) => (text.length > limits.issueChars ? `${text.slice(0, limits.issueChars - 1)}…` : text)

/** A violation of a limit: its offset, the problem, and the remedy. */
export interface Excess {
  /** Offset in the file. */
  start: number
  message: string
  hint: string
}

/** The issue of a file that is beyond a limit. Its range ends with the line. */
export function limitIssue(excess: Excess, source: string, file: string): Issue {
  const [line = ''] = source.slice(excess.start, excess.start + limits.issueChars).split(/[\r\n]/, 1)
  return toIssue({ ...excess, end: excess.start + line.length, code: 'file-limit' }, source, file)
}

/** A number as people write it: "10,000". */
export const inDigits = (count: number): string => count.toLocaleString('en')

/** The violation for a text that is nested too deeply. */
export function tooDeep(start: number): Excess {
  return {
    start,
    message: `More than ${limits.depth} lists, quotations, components or brackets are inside each other here.`,
    hint: 'Close the outer ones, or write the text with fewer levels.',
  }
}

/** The violation for a file with too many bytes or characters. */
export const tooLarge: Excess = {
  start: 0,
  message: `The file is larger than ${limits.fileBytes / 1024} KB.`,
  hint: 'Divide its text between several pages.',
}
