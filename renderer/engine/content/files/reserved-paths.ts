import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteDefinition } from '../../site'
import { notFoundUrl } from '../pages/page-urls'

/** The paths below which every build publishes files: pages, the code for browsers, images and videos. */
const enginePaths = ['/index.html', notFoundUrl.slice(1), 'assets/', 'media/']

/**
 * The paths of the site's files besides pages: those of its generators, the files in `public/`, and those of every
 * build. Loads the generators without the packages that they need to run.
 */
export async function reservedPaths(
  root: string,
  { outputs, pageOutputs }: Pick<SiteDefinition, 'outputs' | 'pageOutputs'>,
): Promise<string[]> {
  const generators = [...((await outputs?.()) ?? []), ...((await pageOutputs?.()) ?? [])]
  const folder = join(root, 'public')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
  const own = files
    .filter(file => !file.isDirectory())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
  return [...new Set([...enginePaths, ...generators.flatMap(({ paths }) => paths), ...own])].sort()
}

/**
 * Whether a path of the published folder, or that of its compressed variant, is among others, whatever its case: equal
 * to one (`robots.txt`), below a folder (`search/`), or with a name that every folder has (`/index.md`).
 */
export function covers(paths: readonly string[], path: string): boolean {
  const plain = path.toLowerCase().replace(/\.(br|gz)$/, '')
  return paths.some(each => {
    const own = each.toLowerCase()
    if (own.endsWith('/')) return `${plain}/`.startsWith(own)
    return own.startsWith('/') ? `/${plain}`.endsWith(own) : plain === own
  })
}
