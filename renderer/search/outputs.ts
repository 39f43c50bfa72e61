import type {
  OutputContext,
  OutputGenerator,
  PageContext,
  PageGenerator,
} from '@proofsheet/engine/pages/outputs/output'
import type { PageInfo } from '@proofsheet/engine/pages/outputs/page-info'
import type { RecordOptions } from './indexing/record'

/** The info of a page, with the search words that a site may give it. */
interface SearchedInfo extends PageInfo {
  keywords?: string[]
}

/**
 * Gives the generator of the search record of each page, which `searchFiles` joins. It runs where the page is rendered,
 * so that no page is read again for the index. Without options, those are `defaultOptions` of `record.ts`.
 */
export function searchRecords(options?: RecordOptions): PageGenerator<SearchedInfo> {
  // Loaded when it runs: a check of content asks for its paths alone.
  const load = async () => {
    const { createRecorder, defaultOptions, packText } = await import('./indexing/record')
    return { recordOf: createRecorder(options ?? defaultOptions), packText }
  }
  let code: ReturnType<typeof load> | undefined
  const generate = async ({ page: { url, info }, tree: { main } }: PageContext<SearchedInfo>) => {
    code ??= load()
    const { recordOf, packText } = await code
    const { title, unlisted, isNotFound, keywords } = info
    const canonical = unlisted || isNotFound ? undefined : info.canonical
    const crumbs = info.crumbs.map(({ name }) => name)
    const record = recordOf({ url, title, canonical, crumbs, keywords, main })
    if (!record) return []
    return [
      { path: textPath(url), content: packText(record), isUnpublished: true },
      { path: weightsPath(url), content: JSON.stringify(record.weights), isUnpublished: true },
    ]
  }
  return Object.assign(generate, { paths: [] })
}

/** Generates the search index, below `search/`, from the records of the pages. Throws where no page has one. */
export async function searchFiles({ pages, ...store }: OutputContext) {
  const { searchIndex } = await import('./indexing/search-index')
  const recorded = pages.map(({ url, files }) => {
    const [text, weights] = [textPath(url), weightsPath(url)].map(path => files.find(file => file.path === path))
    return text && weights ? { url, record: { text, weights } } : { url }
  })
  if (!recorded.some(({ record }) => record))
    throw new Error('No page has a search record: add searchRecords to pageOutputs.')
  const files = await searchIndex(recorded, store)
  return files.map(({ path, content }) => ({ path: `search/${path}`, content }))
}
searchFiles.paths = ['search/'] satisfies OutputGenerator['paths']

/** The paths of the parts of a page's record, which are not published there. */
const textPath = (url: string) => `${url.slice(1)}search-text.bin`
const weightsPath = (url: string) => `${url.slice(1)}search-weights.json`
