import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** A guide: a Markdown file of the project that is a page of the documentation. */
export interface Guide {
  /** The path of the file from the root of the project. */
  file: string
  /** Its first heading. */
  title: string
  group: string
  /** Its place among all guides, from 0. */
  order: number
  /** The last part of its URL. */
  slug: string
}

/** The groups of guides in their order, each with the paths of its files: a guide belongs to the first that matches. */
const groups: [name: string, paths: RegExp[]][] = [
  ['Start', [/^README\.md$/, /^scripts\/create-proofsheet\/README\.md$/, /\/hosts\/README\.md$/]],
  ['Writers', [/^content\/README\.md$/, /^\.vscode\/README\.md$/]],
  ['Packages', [/^renderer\/engine\/README\.md$/, /^renderer\/(?!site\/)[^/]+\/README\.md$/]],
  [
    'Rooms of the engine',
    [...['mdx', 'content', 'pages', 'build', 'vite'].map(room), /^renderer\/engine\/.+\/README\.md$/],
  ],
  [
    'Contributing',
    [
      /^CONTRIBUTING\.md$/,
      /^tests\/README\.md$/,
      /^renderer\/site\/README\.md$/,
      /^scripts\/[^/]+\/README\.md$/,
      /^CHANGELOG\.md$/,
      /^SECURITY\.md$/,
    ],
  ],
]

function room(name: string): RegExp {
  return new RegExp(`^renderer/engine/${name}/README[.]md$`)
}

/** The folders that hold guides, with the folders in them; those of the tests and texts are no guides. */
const folders = ['', '.vscode', 'content', 'tests', 'renderer', 'scripts']
const nested = ['renderer', 'scripts']

/** The guides of the project below a root, in the order in which they are read. */
export function findGuides(root: string): Guide[] {
  const files = folders
    .flatMap(folder => {
      const names = readdirSync(`${root}/${folder}`, { recursive: nested.includes(folder), encoding: 'utf8' })
      return names.map(name => `${folder && `${folder}/`}${name.replaceAll('\\', '/')}`)
    })
    .filter(file => file.endsWith('.md') && !/(^|\/)(node_modules|dist)\//.test(file))
    .sort((a, b) => (a < b ? -1 : 1))
  const found = new Map<string, string>()
  for (const [group, paths] of groups)
    for (const path of paths) for (const file of files) if (path.test(file) && !found.has(file)) found.set(file, group)
  return [...found].map(([file, group], order) => {
    const [, title = file] = /^# (.*)/m.exec(readFileSync(`${root}/${file}`, 'utf8')) ?? []
    return { file, title: title.replaceAll('`', ''), group, order, slug: toSlug(file) }
  })
}

/** The last part of the URL of a guide: its folders, or its name where it is no README. */
function toSlug(file: string): string {
  const name = basename(file, '.md').toLowerCase()
  const parts = file.toLowerCase().split('/').slice(0, -1)
  const words = parts.filter(part => !['renderer', 'scripts'].includes(part))
  const slug = [...words, ...(name === 'readme' && words.length > 0 ? [] : [name])].join('-').replace('.', '')
  // The files of the search index are below /search/.
  return slug === 'search' ? 'search-package' : slug
}
