import { type Issue, sortIssues } from '../diagnostics/issue'
import { checkTypes } from '../types/check/check-types'
import { declareComponents } from '../types/declarations'
import { keepPages, type ReadEach, type ReadPages, rememberPages } from './analyze'
import type { Unsaved } from './find'
import { createReader, type Read, siteOf } from './load'

/** All that is wrong with the content below root, with the site that the rest makes: what is built has passed this. */
export function checkSite(root = process.cwd()): Promise<Read> {
  return createChecker(root)()
}

/** Gives a function like `createReader` that also checks, by the real types, what texts use. */
export function createChecker(root: string, readPages?: ReadPages): (unsaved?: Unsaved) => Promise<Read> {
  const read = createReader(root, readPages)
  return async unsaved => {
    // Another process makes what texts are checked against, while this one reads them.
    declareComponents().catch(() => {})
    const { pages, issues: found } = await read(unsaved)
    const issues = sortIssues([...found, ...(await checkTypes(root, pages, found))])
    return { value: siteOf(pages, issues), issues, pages }
  }
}

/** What reading finds, and what the types of texts said before, as far as a text is the same. */
export interface FirstLook extends Read {
  /** All of it: what the types say of texts takes a moment. */
  withTypes(): Promise<Read>
}

/**
 * Gives a function that checks in two steps, for those who can't wait. A text about which only its types complain can be
 * drawn, so its entity is among the others. `readEach` reads what no run before has read.
 */
export function createLiveChecker(root: string, readEach?: ReadEach): (unsaved?: Unsaved) => Promise<FirstLook> {
  const read = createReader(root, rememberPages(keepPages(root, readEach)))
  let known: { issue: Issue; source: string | undefined }[] = []
  return async unsaved => {
    const { value, pages, issues } = await read(unsaved)
    const sources = new Map(pages.map(({ entry }) => [entry.file, entry.source]))
    const told = (typed: Issue[]): Read => ({ value, pages, issues: sortIssues([...issues, ...typed]) })
    const same = known.filter(({ issue, source }) => sources.get(issue.file) === source)
    return {
      ...told(same.map(({ issue }) => issue)),
      async withTypes() {
        const typed = await checkTypes(root, pages, issues)
        known = typed.map(issue => ({ issue, source: sources.get(issue.file) }))
        return told(typed)
      },
    }
  }
}
