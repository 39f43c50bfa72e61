import type { Publication } from '../shapes/publication'

/** Validated frontmatter with its source file and its URL. */
export type Entity<Type = Publication> = Type & { collection: string; slug: string; url: string; file: string }

/** All entities by collection; each list is in display order. */
export type Site = Record<string, Entity[]>

/** A site with typed collections, given the type of each: `SiteOf<{ posts: Post }>`. */
export type SiteOf<Shapes> = { [Name in keyof Shapes & string]: (Entity<Shapes[Name]> & { collection: Name })[] }

/** Any entity of a typed site. */
export type AnyEntity<Of> = Of[keyof Of] extends readonly (infer Each)[] ? Each : never
