import type { Publication } from '../shapes/publication'

/** Validated frontmatter, with where it comes from and where it is published. */
export type Entity<Type = Publication> = Type & { collection: string; slug: string; url: string; file: string }

/** All entities by collection, in the order of their lists. */
export type Site = Record<string, Entity[]>

/** A site whose collections are known by name, from the shape of each: `SiteOf<{ posts: Post }>`. */
export type SiteOf<Shapes> = { [Name in keyof Shapes & string]: (Entity<Shapes[Name]> & { collection: Name })[] }

/** Any entity of a typed site. */
export type AnyEntity<Of> = Of[keyof Of] extends readonly (infer Each)[] ? Each : never
