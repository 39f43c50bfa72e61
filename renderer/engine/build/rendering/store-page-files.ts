import type { Cache } from '../../base/cache/store'
import type { PageTree } from '../../pages/html/page-tree'
import type { PageContext, StoredFile } from '../../pages/outputs/output'
import { makePageFiles } from '../../pages/outputs/page-files'
import type { SiteDefinition } from '../../site'

/** Makes the files that belong to a rendered page, and stores them. */
export type StorePageFiles = (page: PageContext['page'], tree: PageTree) => Promise<StoredFile[]>

/**
 * Gives the function that makes and stores the files of a page, those of the site's page generators. `outputs` is the
 * hash of the code that generates files.
 */
export function createPageFiles(site: SiteDefinition, root: string, cache: Cache, outputs: string): StorePageFiles {
  const generators = site.pageOutputs?.() ?? Promise.resolve([])
  const context = {
    root,
    settings: site.settings,
    memoize: (kind: string, parts: string[], make: () => Promise<Uint8Array>) =>
      cache.memoize(kind, [outputs, ...parts], make),
  }
  return async (page, tree) => {
    const made = await makePageFiles(await generators, { ...context, page, tree })
    return made.map(({ path, content, isUnpublished }) => {
      const bytes = Buffer.from(content)
      const file = { path, bytes: bytes.length, hash: cache.putBlob(bytes) }
      return isUnpublished ? { ...file, isUnpublished } : file
    })
  }
}
