import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawnPage } from '../outputs/output'
import type { Site } from '../pipeline'
import { compare } from '../pipeline/issue'
import type { Staging } from '../publish/staging'
import { hashOf } from './cache'
import type { Code } from './code'
import type { Pool } from './pool'

/** The name in the cache of each text of the site, by its file; compiled where it is not there. */
export async function compileTexts(site: Site, compiler: string, pool: Pool): Promise<Record<string, string>> {
  const jobs = Object.values(site)
    .flat()
    .map(({ file }) => {
      const source = readFileSync(file, 'utf8')
      return { file, source, key: hashOf(compiler, file, source) }
    })
  await pool.all('compile', jobs)
  return Object.fromEntries(jobs.map(({ file, key }) => [file, key]))
}

/**
 * Draws every page into the staging folder; gives them in the order of their addresses. `onPage` is told how many are
 * done.
 */
export async function drawPages(
  { client }: Staging,
  { entry }: Code,
  content: { site: Site; texts: Record<string, string> },
  pool: Pool,
  onPage: (done: number) => void,
): Promise<DrawnPage[]> {
  const addresses = await pool.open({ entry, client, ...content })
  const pages = await pool.all('draw', addresses, onPage)
  return pages
    .map(({ file, ...page }) => ({ ...page, html: () => readFileSync(join(client, page.path), 'utf8') }))
    .sort((a, b) => compare(a.url, b.url))
}
