import { type Issue, sortIssues } from '../diagnostics/issue'
import { declareComponents } from '../types/declarations'
import type { Unsaved } from './files/find'
import { createLoader, type LoaderOptions, type LoadResult, toSite } from './load'

/** Loads the content and checks the types of what its bodies use; the site holds what has no error at all. */
export function createChecker(options: LoaderOptions): (unsaved?: Unsaved) => Promise<LoadResult> {
  const load = createLoader(options)
  return async unsaved => {
    // Another process makes what bodies are checked against, while this one loads them.
    declareComponents(options.site).catch(() => {})
    const result = await load(unsaved)
    const issues = sortIssues([...result.issues, ...(await result.typeIssues())])
    return { ...result, issues, value: toSite(options.site.collections, result.documents, issues) }
  }
}

/** What loading finds at once, with the type issues of bodies that have not changed since the last full check. */
export interface QuickCheck extends LoadResult {
  /** All issues, with those of types; it takes a moment. */
  full(): Promise<LoadResult>
}

/**
 * Gives a function that checks in two steps, for people who wait. A body about which only types complain can be
 * rendered, so its entity is part of the site.
 */
export function createLiveChecker(options: LoaderOptions): (unsaved?: Unsaved) => Promise<QuickCheck> {
  const load = createLoader(options)
  let known: { issue: Issue; hash: string | undefined }[] = []
  return async unsaved => {
    const result = await load(unsaved)
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
