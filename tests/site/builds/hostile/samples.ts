import { hostileValues } from './values'

/** A content file with one hostile value in one place. */
export interface Sample {
  /** The place, by which samples are left out and reported. */
  place: string
  value: string
  /** The name of the file below `content`. */
  file: string
  text: string
}

/** The fields of a post that is right, as YAML. */
const fields: Record<string, string> = {
  excerpt: 'A post of its own about one hostile thing.',
  author: 'The editors',
  date: '2026-01-12',
  tags: '[News]',
}

/** The frontmatter fields that take a hostile value, and the list fields, whose only item it is. */
const textFields = [
  'title',
  'excerpt',
  'author',
  'date',
  'updated',
  'publishAt',
  'expireAt',
  'draft',
  'source',
  'picture',
]
const listFields = ['tags', 'redirects', 'aliases']

/** The places in a body that take a hostile value. */
const bodies: Record<string, (value: string) => string> = {
  text: value => `Before ${value} after.`,
  'line of its own': value => value,
  heading: value => `## ${value}`,
  'link text': value => `[${value}](/blog/)`,
  'link address': value => `[Link](${value})`,
  'link address in brackets': value => `[Link](<${value}>)`,
  'link title': value => `[Link](/blog/ "${value}")`,
  'link by reference': value => `[Link][it]\n\n[it]: ${value}`,
  'picture text': value => `![${value}](/media/picture.svg)`,
  'picture address': value => `![Picture](${value})`,
  'picture by reference': value => `![Picture][it]\n\n[it]: ${value}`,
  code: value => `\`${value}\``,
  'language of code': value => `\`\`\`${value}\nx\n\`\`\``,
  'lines of code': value => `\`\`\`js\n${value}\n\`\`\``,
  'cell of a table': value => `| a | b |\n| :-: | - |\n| ${value} | ${value} |`,
  footnote: value => `Text[^1].\n\n[^1]: ${value}`,
  'name of a footnote': value => `Text[^${value}].\n\n[^${value}]: Note.`,
  'property of a component': value => `<Counter to={7} label=${JSON.stringify(value)} />`,
  'value in braces': value => `<Counter to={${JSON.stringify(value)}} />`,
  'item of a list': value => `- [ ] ${value}\n  1. ${value}`,
  quotation: value => `> ${value}`,
}

/** Nesting of each kind: to a depth that a writer may reach by mistake, and far beyond. */
const nested: Record<string, (levels: number) => string> = {
  'nested lists': levels => `${'- '.repeat(levels)}x`,
  'nested quotations': levels => `${'> '.repeat(levels)}x`,
  'nested emphasis': levels => `${'*a **b '.repeat(levels)}x${'** *'.repeat(levels)}`,
  'nested brackets': levels => `${'['.repeat(levels)}x${']'.repeat(levels)}`,
  'nested braces': levels => `{${'['.repeat(levels)}${']'.repeat(levels)}}`,
  'nested links': levels => `${'![a'.repeat(levels)}${'](/blog/)'.repeat(levels)}`,
}
const levels = [10, 100, 1000, 2500]

/** Names of files, which become addresses; `index` is the home page's. */
const names = [
  '404',
  'tag',
  'assets',
  'media',
  'search',
  'con',
  'nul',
  'a'.repeat(200),
  'a'.repeat(240),
  '1',
  'a--b',
  'Ab',
  'ä',
  'a.b',
  'a b',
]

/** Every hostile value in every place, each in a file of its own. */
export function hostileSamples(): Sample[] {
  const samples: Sample[] = []
  const add = (place: string, value: string, own: Record<string, string>, body: string, file?: string) => {
    const number = samples.length
    const all = { title: `A post with the number ${number}`, ...fields, ...own }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
    const text = `---\n${lines.join('\n')}\n---\n\n${body}\n`
    samples.push({ place, value, file: file ?? `blog/x-${number}.mdx`, text })
  }
  for (const value of hostileValues) {
    const quoted = JSON.stringify(value)
    for (const field of textFields) add(field, value, { [field]: quoted }, 'Text.')
    for (const field of listFields) add(field, value, { [field]: `[${quoted}]` }, 'Text.')
    add('unquoted title', value, { title: value.replace(/[\r\n]/g, ' ') }, 'Text.')
    add('name of a field', value, { [quoted]: 'x' }, 'Text.')
    for (const [place, body] of Object.entries(bodies)) add(place, value, {}, body(value))
  }
  for (const [place, body] of Object.entries(nested))
    for (const depth of levels) add(place, `${depth} levels`, {}, body(depth))
  for (const name of names)
    for (const folder of ['blog', 'pages']) add(`name in ${folder}`, name, {}, 'Text.', `${folder}/${name}.mdx`)
  for (const other of [1, 2, 3])
    add('links between files', `${other}`, {}, `[Next](/blog/x-${samples.length + other}/#end)\n\n## End`)
  return samples
}
