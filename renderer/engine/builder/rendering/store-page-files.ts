import type { Cache } from '../../cache/store'
import { noHints } from '../../outputs/markdown/hints'
import type { PageContext, StoredFile } from '../../outputs/output'
import { makePageFiles } from '../../outputs/page-files'
import { compressedVariants } from '../../publish/compress'
import type { SiteDefinition } from '../../site'

/** Makes the files that belong to a rendered page, and stores them. */
export type StorePageFiles = (page: PageContext['page'], html: string, hash: string) => Promise<StoredFile[]>

/**
 * Gives the function that makes the files of a page: those of the site's page generators, and compressed variants of
 * them and of the page. `outputs` is the hash of the code that generates files.
 */
export function createPageFiles(site: SiteDefinition, root: string, cache: Cache, outputs: string): StorePageFiles {
  const generators = site.pageOutputs?.() ?? Promise.resolve([])
  const context = {
    ...{ root, settings: site.settings, markdown: site.markdown ?? noHints },
    memoize: (kind: string, parts: string[], make: () => Promise<Uint8Array>) =>
      cache.memoize(kind, [outputs, ...parts], make),
  }
  const store = async (path: string, content: Uint8Array): Promise<StoredFile[]> => {
    const hash = cache.putBlob(content)
    return [{ path, bytes: content.length, hash }, ...(await storeVariants(path, content, hash))]
  }
  const storeVariants = async (path: string, content: Uint8Array, hash: string): Promise<StoredFile[]> => {
    if (site.compress === false) return []
    const variants = await compressedVariants(path, content, hash, cache)
    return variants.map(({ path, content, hash }) => ({ path, bytes: content.length, hash }))
  }
  return async (page, html, hash) => {
    const made = await makePageFiles(await generators, { ...context, page, html })
    const files = made.map(({ path, content }) => store(path, Buffer.from(content)))
    return (await Promise.all([storeVariants(page.path, Buffer.from(html), hash), ...files])).flat()
  }
}
