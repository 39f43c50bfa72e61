import type { LanguageFn } from 'highlight.js'

/** A language that a code block can have. */
export interface Language {
  /** Its name for readers. */
  name: string
  /** The names that writers may give after the opening fence; the first is the name of its grammar. */
  ids: readonly string[]
  /** Loads its grammar; absent for plain text. */
  load?: () => Promise<{ default: LanguageFn }>
}

/** The names and ids of the languages with a grammar; the first id is the name of the grammar. */
const names: readonly [name: string, ...ids: string[]][] = [
  ['Shell', 'bash', 'sh', 'shell', 'zsh', 'console', 'shellsession'],
  ['C', 'c', 'h'],
  ['C++', 'cpp', 'c++', 'cc', 'hpp'],
  ['C#', 'csharp', 'c#', 'cs'],
  ['CSS', 'css'],
  ['Diff', 'diff', 'patch'],
  ['Dockerfile', 'dockerfile', 'docker'],
  ['Go', 'go', 'golang'],
  ['GraphQL', 'graphql', 'gql'],
  ['HTTP', 'http', 'https'],
  ['INI', 'ini', 'toml', 'env', 'dotenv'],
  ['Java', 'java'],
  ['JavaScript', 'javascript', 'js', 'jsx', 'mjs', 'cjs'],
  ['JSON', 'json', 'jsonc', 'json5'],
  ['Kotlin', 'kotlin', 'kt', 'kts'],
  ['Markdown', 'markdown', 'md', 'mdx'],
  ['nginx', 'nginx', 'nginxconf'],
  ['PHP', 'php'],
  ['Python', 'python', 'py'],
  ['Ruby', 'ruby', 'rb'],
  ['Rust', 'rust', 'rs'],
  ['SQL', 'sql'],
  ['Swift', 'swift'],
  ['TypeScript', 'typescript', 'ts', 'tsx', 'mts', 'cts'],
  ['HTML', 'xml', 'html', 'xhtml', 'svg', 'vue', 'rss'],
  ['YAML', 'yaml', 'yml'],
]

/** The languages of code blocks. Each grammar is loaded with the first block that needs it. */
const languages: readonly Language[] = [
  { name: 'Text', ids: ['text', 'plaintext', 'txt', 'plain'] },
  ...names.map(([name, ...ids]) => ({ name, ids, load: () => import(`highlight.js/lib/languages/${ids[0]}`) })),
]

/** The languages by id. */
const byId = new Map(languages.flatMap(language => language.ids.map(id => [id, language] as const)))

/** All ids, each language's own first. */
export const languageIds: readonly string[] = [...byId.keys()]

/** The name of the language for each id, for editors. */
export const languageNames: ReadonlyMap<string, string> = new Map([...byId].map(([id, { name }]) => [id, name]))

/** The first id of each language. */
export const mainIds: readonly string[] = languages.flatMap(({ ids: [id = ''] }) => id)

/** The language with an id, whatever its case; undefined where there is none. */
export function languageOf(id: string): Language | undefined {
  return byId.get(id.toLowerCase())
}
