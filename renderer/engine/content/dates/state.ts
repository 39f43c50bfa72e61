import type { Publication } from '../schema/publication'
import { showsDrafts } from './clock'

/** Whether an entity is part of the site, and why not. */
export type PublicationState = 'published' | 'draft' | 'scheduled' | 'expired'

/** The state of an entity at an instant; a draft is one unless the build shows drafts. `publishAt` is inclusive, `expireAt` exclusive. */
export function stateAt({ draft, publishAt, expireAt }: Publication, at: Date): PublicationState {
  if (draft && !showsDrafts()) return 'draft'
  if (publishAt && at < new Date(publishAt)) return 'scheduled'
  if (expireAt && at >= new Date(expireAt)) return 'expired'
  return 'published'
}

/** Whether frontmatter, valid or not, describes a page that is published at an instant. */
export function isPublished(data: Record<string, unknown> | undefined, at: Date): boolean {
  return stateAt((data ?? {}) as Publication, at) === 'published'
}
