import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { post } from '../content-files'
import { foreignFiles, withoutFrontmatter } from '../foreign/foreign-sites'
import { projectRoot } from '../root'

/** A real file, as text. */
export interface CorpusFile {
  file: string
  source: string
}

/**
 * Texts of five sites as posts, the files of the fixtures, and every .md and .mdx file below the folder that the
 * environment variable CORPUS names: what holds for these can be tried on any texts.
 */
export function corpus(): CorpusFile[] {
  const written = foreignFiles(1, 12).map(({ path, text }) => {
    return { file: `content/blog/${path.replace(/^.*\/|\.\w+$/g, '')}.mdx`, source: post({}, withoutFrontmatter(text)) }
  })
  const folders = ['tests/fixtures/broken-site/content', 'tests/fixtures/minimal-site/content', process.env.CORPUS]
  return [...written, ...folders.flatMap(folder => (folder ? textsBelow(join(projectRoot, folder)) : []))]
}

function textsBelow(folder: string): CorpusFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.mdx?$/.test(entry.name) && entry.name !== 'file-unreadable.mdx')
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => ({ file: relative(folder, path).replaceAll('\\', '/'), source: readFileSync(path, 'utf8') }))
}
