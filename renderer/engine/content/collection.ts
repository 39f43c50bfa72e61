/** One folder below `content/`: what its files hold and where their pages are. */
export interface Collection {
  /** The interface in `content/types` that the frontmatter must match. */
  type: string
  /** What one of its entities is called in messages, for example "article". */
  noun: string
  /** The URL below which its entities have their pages, from `/` to `/`. */
  base: string
  /** Fields whose value no two entities may share. */
  unique?: readonly string[]
  /** Whether a slug may hold capital letters. */
  capitals?: boolean
  /** Whether its entities have `tags`, each with a page at `<base>tag/<tag>/` that lists them. */
  tags?: boolean
  /** Makes its entities the articles of the site's feeds. `since` is the year of the first one: IDs carry it for good. */
  feed?: { since: number }
  /** The section of llms.txt that lists its pages, and its place among the sections; without one they are not listed. */
  section?: { heading: string; order: number }
  /** The anchors that its layout has besides those of the headings. */
  anchors?: readonly string[]
}

/** The URL of an entity; the file `index` has the collection's base itself. The one place that makes such a URL. */
export function entityUrl({ base }: Pick<Collection, 'base'>, slug: string): string {
  return slug === 'index' ? base : `${base}${slug}/`
}

/** The part of a URL that stands for a tag: lower-case, with hyphens between its words. */
export function tagSlug(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The URL of the page that lists the entities of a collection with a tag. */
export function tagUrl({ base }: Pick<Collection, 'base'>, tag: string): string {
  return `${base}tag/${tagSlug(tag)}/`
}
