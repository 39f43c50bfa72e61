import type { CollectionOf } from './collection'
import type { Entry } from './files/find'
import type { Publication } from './schema/publication'
import type { Day } from './schema/text'

/** The fields that the engine adds to the frontmatter of a file. */
interface Place extends Pick<Entry, 'collection' | 'slug' | 'url' | 'file'> {
  /** The day on which the text of its page changed since it was first published, by the ledger. */
  changed?: Day
  /** The minutes that reading its body takes; lists with it stay when a sentence is added. */
  minutes?: number
}

/** The minutes that so many words take, at least 1: people read 200 a minute of a text that they try out meanwhile. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / 200))

/** Validated frontmatter with its source file and its URL. */
export type Entity<Type = Publication> = Type & Place

/** All entities by collection; each list is in display order. Unlisted ones are in the list of this name instead. */
export type Site = Record<string, Entity[]>
export const unlistedName = '/unlisted'

/** A site with typed collections, given the type of each: `SiteOf<{ posts: Post }>`. */
export type SiteOf<Shapes> = { [Name in keyof Shapes & string]: (Entity<Shapes[Name]> & { collection: Name })[] }

/** A site with typed collections, given those that `defineCollection` made: `SiteFrom<typeof collections>`. */
export type SiteFrom<Collections> = {
  [Name in keyof Collections & string]: Collections[Name] extends CollectionOf<infer Shape>
    ? (Entity<Shape> & { collection: Name })[]
    : never
}

/** Any entity of a typed site. */
export type AnyEntity<Of> = Of[keyof Of] extends readonly (infer Each)[] ? Each : never
