import type { Cache } from '../../base/cache/store'
import type { PageTree } from '../../pages/html/page-tree'
import { noHints } from '../../pages/outputs/markdown/hints'
import type { PageContext, PageFile, StoredFile } from '../../pages/outputs/output'
import { makePageFiles } from '../../pages/outputs/page-files'
import type { SiteDefinition } from '../../site'
import { compressedVariants, makesVariants } from '../publish/compress'

/** Makes the files that belong to a rendered page, and stores them. */
export type StorePageFiles = (
  page: PageContext['page'] & StoredFile,
  html: string,
  tree: PageTree,
) => Promise<StoredFile[]>

/**
 * Gives the function that makes the files of a page: those of the site's page generators, and compressed variants of
 * them and of the page. `outputs` is the hash of the code that generates files.
 */
export function createPageFiles(site: SiteDefinition, root: string, cache: Cache, outputs: string): StorePageFiles {
  const generators = site.pageOutputs?.() ?? Promise.resolve([])
  const context = {
    root,
    settings: site.settings,
    markdown: site.markdown ?? noHints,
    memoize: (kind: string, parts: string[], make: () => Promise<Uint8Array>) =>
      cache.memoize(kind, [outputs, ...parts], make),
  }
  const variantsOf = async (file: StoredFile, content: Uint8Array) =>
    makesVariants(site) ? compressedVariants(file, content, cache) : []
  const store = async ({ path, content: given, isUnpublished }: PageFile): Promise<StoredFile[]> => {
    const content = Buffer.from(given)
    const file = { path, bytes: content.length, hash: cache.putBlob(content) }
    if (isUnpublished) return [{ ...file, isUnpublished }]
    return [file, ...(await variantsOf(file, content))]
  }
  return async (page, html, tree) => {
    const made = await makePageFiles(await generators, { ...context, page, tree })
    return (await Promise.all([variantsOf(page, Buffer.from(html)), ...made.map(store)])).flat()
  }
}
