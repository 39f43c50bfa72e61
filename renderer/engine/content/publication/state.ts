import type { Publication } from '../../shapes/publication'

/** Whether an entity is part of the site, and why not. */
export type PublicationState = 'published' | 'draft' | 'scheduled' | 'expired'

/** What an entity is at an instant: it begins at `publishAt` itself, and at `expireAt` itself it is gone. */
export function stateAt({ draft, publishAt, expireAt }: Publication, at: Date): PublicationState {
  if (draft) return 'draft'
  if (publishAt && at < new Date(publishAt)) return 'scheduled'
  if (expireAt && at >= new Date(expireAt)) return 'expired'
  return 'published'
}

/** Whether frontmatter, checked or not, is of a page that is published at an instant. */
export function isPublished(data: Record<string, unknown> | undefined, at: Date): boolean {
  return stateAt((data ?? {}) as Publication, at) === 'published'
}
