import { type Issue, sortIssues } from '../base/diagnostics/issue'
import type { Unsaved } from './files/content-path'
import { createLoader, type LoaderOptions, type LoadResult } from './load'
import { declareComponents } from './schema/declarations'
import { toSite } from './to-site'

/** Loads the content and checks the types in its bodies. Type errors, too, exclude an entity from the site. */
export function createChecker(options: LoaderOptions): (unsaved?: Unsaved) => Promise<LoadResult> {
  const load = createLoader(options)
  return async unsaved => {
    // Starts the worker that builds the type declarations; it runs while this process loads the content.
    declareComponents(options.site).catch(() => {})
    const result = await load(unsaved)
    const issues = sortIssues([...result.issues, ...(await result.typeIssues())])
    return { ...result, issues, value: toSite(options.site.collections, result.documents, issues, result.changeDays) }
  }
}

/** The result of loading, with the type issues of the last full check for bodies that have not changed since. */
export interface QuickCheck extends LoadResult {
  /** All issues, type issues included; takes seconds after changes of components. */
  full(): Promise<LoadResult>
}

/**
 * Creates a function that checks in two steps, for interactive use. A body with type errors alone can still be
 * rendered, so its entity stays part of the site. Checks run one after the other, because unsaved texts of one would be
 * in the documents of another. A check without a change since the last one costs next to nothing.
 */
export function createLiveChecker(options: LoaderOptions): (unsaved?: Unsaved) => Promise<QuickCheck> {
  const load = createLoader(options)
  let known: { issue: Issue; hash: string | undefined }[] = []
  let running: Promise<unknown> = Promise.resolve()
  return async unsaved => {
    const loading = running.then(() => load(unsaved))
    running = loading.catch(() => {})
    const result = await loading
    const hashes = new Map(result.documents.map(({ entry }) => [entry.file, entry.hash]))
    const withTypes = (typed: Issue[]): LoadResult => ({ ...result, issues: sortIssues([...result.issues, ...typed]) })
    const unchanged = known.filter(({ issue, hash }) => hashes.get(issue.file) === hash)
    return {
      ...withTypes(unchanged.map(({ issue }) => issue)),
      async full() {
        const typed = await result.typeIssues()
        known = typed.map(issue => ({ issue, hash: hashes.get(issue.file) }))
        return withTypes(typed)
      },
    }
  }
}
