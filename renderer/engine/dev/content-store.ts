import type { MDXContent } from 'mdx/types'
import type { Site } from '../content/entity'
import type { LoadResult } from '../content/load'

/** The content as pages read it. */
export interface PageContent {
  site: Site
  /** The body of a content file, ready to be rendered. */
  bodyOf: (file: string) => Promise<MDXContent>
}

/** The content while somebody writes it. */
export interface ContentStore {
  /** How often the content has changed since the server started. */
  version(): number
  /** The content at the last change, with its issues as far as they are known yet. */
  now(): Promise<LoadResult>
  /** The content on the disk now: what has changed is loaded again. */
  read(): Promise<PageContent>
}

/** Found also by the code of pages, which the dev server loads a second time for itself; see vite/content.ts. */
const storeKey = Symbol.for('content store')

/** Makes this process's pages read this content. */
export function setContentStore(store: ContentStore): void {
  Object.assign(globalThis, { [storeKey]: store })
}
