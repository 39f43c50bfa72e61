import type { MDXContent } from 'mdx/types'
import type { Site } from '../content/entity'
import type { LoadResult } from '../content/load'
import type { Lookup } from '../content/lookup'
import type { Media } from '../content/media/media'

/** Gives other fields in place of those of a frontmatter. */
export type ChangeFields = (fields: Record<string, unknown>) => Record<string, unknown>

/** The content that pages are rendered from. */
export interface PageContent {
  site: Site
  media: Media
  /** The lookup of the site; absent where the code of pages makes its own. */
  lookup?: Lookup
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
