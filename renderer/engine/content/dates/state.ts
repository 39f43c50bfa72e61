import type { Publication } from '../schema/publication'
import type { Moment } from './clock'

/** Whether an entity is part of the site, and why not. */
export type PublicationState = 'published' | 'draft' | 'scheduled' | 'expired'

/** The state of an entity at a moment; a draft is one unless drafts are shown. `publishAt` is inclusive, `expireAt` exclusive. */
export function stateAt({ draft, publishAt, expireAt }: Publication, { at, isWithDrafts }: Moment): PublicationState {
  if (draft && !isWithDrafts) return 'draft'
  if (publishAt && at < new Date(publishAt)) return 'scheduled'
  if (expireAt && at >= new Date(expireAt)) return 'expired'
  return 'published'
}

/** Whether frontmatter, valid or not, describes a page that is published at a moment. */
export const isPublished = (data: Record<string, unknown> | undefined, moment: Moment): boolean =>
  stateAt((data ?? {}) as Publication, moment) === 'published'
