import type { LanguageFn } from 'highlight.js'
import { nearest } from '../../base/diagnostics/nearest'

/** A language that a code block can have. */
export interface Language {
  /** Its name for readers. */
  name: string
  /** The names that writers may give after the opening fence; the first is the name of its grammar. */
  ids: readonly string[]
  /** Loads its grammar; absent for plain text. */
  load?: () => Promise<{ default: LanguageFn }>
}

/** The languages of code blocks. Each grammar is loaded with the first block that needs it. */
const languages: readonly Language[] = [
  { name: 'Text', ids: ['text', 'plaintext', 'txt', 'plain'] },
  {
    name: 'Shell',
    ids: ['bash', 'sh', 'shell', 'zsh', 'console', 'shellsession'],
    load: () => import('highlight.js/lib/languages/bash'),
  },
  { name: 'C', ids: ['c', 'h'], load: () => import('highlight.js/lib/languages/c') },
  { name: 'C++', ids: ['cpp', 'c++', 'cc', 'hpp'], load: () => import('highlight.js/lib/languages/cpp') },
  { name: 'C#', ids: ['csharp', 'c#', 'cs'], load: () => import('highlight.js/lib/languages/csharp') },
  { name: 'CSS', ids: ['css'], load: () => import('highlight.js/lib/languages/css') },
  { name: 'Diff', ids: ['diff', 'patch'], load: () => import('highlight.js/lib/languages/diff') },
  {
    name: 'Dockerfile',
    ids: ['dockerfile', 'docker'],
    load: () => import('highlight.js/lib/languages/dockerfile'),
  },
  { name: 'Go', ids: ['go', 'golang'], load: () => import('highlight.js/lib/languages/go') },
  { name: 'GraphQL', ids: ['graphql', 'gql'], load: () => import('highlight.js/lib/languages/graphql') },
  { name: 'HTTP', ids: ['http', 'https'], load: () => import('highlight.js/lib/languages/http') },
  { name: 'INI', ids: ['ini', 'toml', 'env', 'dotenv'], load: () => import('highlight.js/lib/languages/ini') },
  { name: 'Java', ids: ['java'], load: () => import('highlight.js/lib/languages/java') },
  {
    name: 'JavaScript',
    ids: ['javascript', 'js', 'jsx', 'mjs', 'cjs'],
    load: () => import('highlight.js/lib/languages/javascript'),
  },
  { name: 'JSON', ids: ['json', 'jsonc', 'json5'], load: () => import('highlight.js/lib/languages/json') },
  { name: 'Kotlin', ids: ['kotlin', 'kt', 'kts'], load: () => import('highlight.js/lib/languages/kotlin') },
  { name: 'Markdown', ids: ['markdown', 'md', 'mdx'], load: () => import('highlight.js/lib/languages/markdown') },
  { name: 'nginx', ids: ['nginx', 'nginxconf'], load: () => import('highlight.js/lib/languages/nginx') },
  { name: 'PHP', ids: ['php'], load: () => import('highlight.js/lib/languages/php') },
  { name: 'Python', ids: ['python', 'py'], load: () => import('highlight.js/lib/languages/python') },
  { name: 'Ruby', ids: ['ruby', 'rb'], load: () => import('highlight.js/lib/languages/ruby') },
  { name: 'Rust', ids: ['rust', 'rs'], load: () => import('highlight.js/lib/languages/rust') },
  { name: 'SQL', ids: ['sql'], load: () => import('highlight.js/lib/languages/sql') },
  { name: 'Swift', ids: ['swift'], load: () => import('highlight.js/lib/languages/swift') },
  {
    name: 'TypeScript',
    ids: ['typescript', 'ts', 'tsx', 'mts', 'cts'],
    load: () => import('highlight.js/lib/languages/typescript'),
  },
  {
    name: 'HTML',
    ids: ['xml', 'html', 'xhtml', 'svg', 'vue', 'rss'],
    load: () => import('highlight.js/lib/languages/xml'),
  },
  { name: 'YAML', ids: ['yaml', 'yml'], load: () => import('highlight.js/lib/languages/yaml') },
]

/** The languages by id. */
const byId = new Map(languages.flatMap(language => language.ids.map(id => [id, language] as const)))

/** All ids, each language's own first. */
export const languageIds: readonly string[] = [...byId.keys()]

/** The first id of each language. */
export const mainIds: readonly string[] = languages.flatMap(({ ids: [id = ''] }) => id)

/** The language with an id, whatever its case; undefined where there is none. */
export function languageOf(id: string): Language | undefined {
  return byId.get(id.toLowerCase())
}

/** The id that a mistyped one probably means. */
export function nearestLanguage(id: string): string | undefined {
  return nearest(id, languageIds)
}
