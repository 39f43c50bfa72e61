import type { MDXContent } from 'mdx/types'
import type { Site } from '../content/entity'
import type { LoadResult } from '../content/load'
import type { Media } from '../content/media/media'

/** Gives other fields in place of those of a frontmatter. */
export type ChangeFields = (fields: Record<string, unknown>) => Record<string, unknown>

/** The content that pages are rendered from. */
export interface PageContent {
  site: Site
  media: Media
  /** The body of a content file, ready to be rendered; `change` replaces the fields that it shows. */
  bodyOf: (file: string, change?: ChangeFields) => Promise<MDXContent>
}

/** The content in development. */
export interface ContentStore {
  /** The number of content changes since the server started. */
  version(): number
  /** The content as of the last change, with the issues found so far. */
  now(): Promise<LoadResult>
  /** The content on the disk now; changed files are loaded again. */
  read(): Promise<PageContent>
}

/**
 * A global symbol: Vite loads a second copy of this module for pages, which must find the same store; see
 * vite/content.ts.
 */
const storeKey = Symbol.for('content store')

/** Makes a store available to the pages of this process. */
export function setContentStore(store: ContentStore): void {
  Object.assign(globalThis, { [storeKey]: store })
}
