import type { Publication } from '../../../content/types/publication'

/** Whether an entity is part of the site, and why not. */
export type PublicationState = 'published' | 'draft' | 'scheduled' | 'expired'

/** What an entity is at an instant: it begins at `publishAt` itself, and at `expireAt` itself it is gone. */
export function stateAt({ draft, publishAt, expireAt }: Publication, at: Date): PublicationState {
  if (draft) return 'draft'
  if (publishAt && at < new Date(publishAt)) return 'scheduled'
  if (expireAt && at >= new Date(expireAt)) return 'expired'
  return 'published'
}
