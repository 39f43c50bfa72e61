import { createReader, type Read, siteOf } from '.'
import type { Unsaved } from './find'
import { sortIssues } from './issue'
import type { ReadPages } from './page'
import { checkTypes } from './types'

/** All that is wrong with the content below root, with the site that the rest makes: what is built has passed this. */
export function checkSite(root = process.cwd()): Promise<Read> {
  return createChecker(root)()
}

/** Gives a function like `createReader` that also checks, by the real types, what texts use. */
export function createChecker(root: string, readPages?: ReadPages): (unsaved?: Unsaved) => Promise<Read> {
  const read = createReader(root, readPages)
  return async unsaved => {
    const { pages, issues: found } = await read(unsaved)
    const issues = sortIssues([...found, ...(await checkTypes(root, pages, found))])
    return { value: siteOf(pages, issues), issues, pages }
  }
}
