import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { findEntries } from '../../../renderer/engine/content/files/find'
import { site } from '../../../renderer/site/index'
import { projectRoot } from '../root'

/** A real file, as text. */
export interface CorpusFile {
  file: string
  source: string
}

/**
 * The content of this site, and every .md and .mdx file below the folder that the environment variable CORPUS names, so
 * that tests can run with texts of others.
 */
export function corpus(): CorpusFile[] {
  const own = findEntries(projectRoot, site.collections).value
  const folder = process.env.CORPUS
  if (!folder) return own
  const others = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
    .map(path => ({ file: relative(folder, path).replaceAll('\\', '/'), source: readFileSync(path, 'utf8') }))
  return [...own, ...others]
}
