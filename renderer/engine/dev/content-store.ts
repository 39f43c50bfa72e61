import type { Site } from '../content/load'
import type { Result } from '../diagnostics/issue'

/** The content as it is while someone writes it. */
export interface ContentStore {
  /** How often it has changed since the server began. */
  version(): number
  /** What there was at the last change, and what is wrong with it, as far as that is known yet. */
  now(): Promise<Result<Site>>
  /** What stands on the disk, read anew where it has changed. */
  read(): Promise<Result<Site>>
}

/** Found also by the code of pages, which the dev server loads a second time for itself. */
const storeKey = Symbol.for('watched content')

/** Has `watchedContent` give this content. */
export function setContentStore(content: ContentStore): void {
  Object.assign(globalThis, { [storeKey]: content })
}

/** The content that this process's dev server watches: what it has read needs not be read again for each page. */
export function contentStore(): ContentStore | undefined {
  return (globalThis as { [storeKey]?: ContentStore })[storeKey]
}
