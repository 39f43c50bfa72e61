import { isUnholdable } from '../base/files/names'
import { toAnchor } from '../mdx/anchor'

/** One folder below `content/`: the type of its files and the URLs of their pages. */
export interface Collection {
  /** The interface in `content/types` that the frontmatter must match. */
  type: string
  /** The noun for one of its entities in messages, for example "article". */
  noun: string
  /** The URL prefix of its entities, with a slash at both ends. */
  base: string
  /** Fields that must be unique within the collection. */
  unique?: readonly string[]
  /**
   * Makes entries of the JSON and YAML files in its folder too: gets the data of one, and gives each entry's slug and the
   * path of its fields. They have pages without a text.
   */
  find?(data: unknown, file: string): readonly { slug: string; path: readonly (string | number)[] }[]
  /** Whether a slug may hold capital letters. */
  capitals?: boolean
  /** Whether its entities have `tags`, each with a page at `<base>tag/<tag>/` that lists them. */
  tags?: boolean
  /**
   * How many entities one page of its lists shows. Further ones are on pages at `<base>page/<number>/` and
   * `<base>tag/<tag>/page/<number>/`. Where it is absent, the list at the base is not divided, and those of tags show 20.
   */
  perPage?: number
  /**
   * Publishes its newest entities in the site's feeds, 20 where `newest` doesn't say how many. `since` is the year of
   * the first one; permanent feed IDs contain it.
   */
  feed?: { since: number; newest?: number }
  /** The section of llms.txt that lists its pages, and the position of that section. Without it they are not listed. */
  section?: { heading: string; order: number }
  /** The anchors that its layout adds to those of the headings. */
  anchors?: readonly string[]
}

/** A collection together with the type of its frontmatter. */
export interface CollectionOf<Shape> extends Collection {
  /** Never set: it carries the type. */
  readonly shape?: Shape
}

/** Returns a collection unchanged, with the type of its frontmatter: `defineCollection<Post>({ type: 'Post', … })`. */
export function defineCollection<Shape>(collection: Collection): CollectionOf<Shape> {
  return collection
}

/** The URL of an entity; the file `index` gets the collection's base itself. Nothing else builds these URLs. */
export function entityUrl({ base }: Pick<Collection, 'base'>, slug: string): string {
  return slug === 'index' ? base : `${base}${slug}/`
}

/** The segments of tags, as far as they were asked for; a site has few different ones. */
const tagSlugs = new Map<string, string>()

/** The largest number of tags whose segments are in memory. */
const maxTagSlugs = 10_000

/** The URL segment of a tag, as `toAnchor` makes it; letters of any script are left as they are. */
export function tagSlug(tag: string): string {
  const slug = tagSlugs.get(tag) ?? toAnchor(tag)
  if (tagSlugs.size < maxTagSlugs) tagSlugs.set(tag, slug)
  return slug
}

/** The URL of the page that lists the entities with a tag. */
export const tagUrl = ({ base }: Pick<Collection, 'base'>, tag: string): string => `${base}tag/${tagSlug(tag)}/`

/** Lower-case words joined by single hyphens, in letters of any script; some collections allow capitals inside. */
const letters = '\\p{Ll}\\p{Lo}\\p{Lm}\\p{M}\\p{N}'
const slugForm = new RegExp(`^[${letters}]+(-[${letters}]+)*$`, 'u')
const slugFormWithCapitals = new RegExp(`^[${letters}][${letters}\\p{Lu}\\p{Lt}]*(-[${letters}\\p{Lu}\\p{Lt}]+)*$`, 'u')

/** The largest length of a slug, in characters and bytes: names of files have 255 bytes, with endings and more. */
export const maxSlugLength = 100
const maxSlugBytes = 200

/** Whether a slug is short enough to be the name of a file. */
export function isSlugLength(text: string): boolean {
  return text.length <= maxSlugLength && new TextEncoder().encode(text).length <= maxSlugBytes
}

/** Whether a file of the collection may have this name, on every system. */
export function isSlug({ capitals }: Pick<Collection, 'capitals'>, text: string): boolean {
  const form = capitals ? slugFormWithCapitals : slugForm
  return isSlugLength(text) && text === text.normalize() && form.test(text) && !isUnholdable(text)
}

/** Turns a text into a valid slug. */
export function toSlug(text: string): string {
  let slug = ''
  for (const character of toAnchor(text)) {
    if (!isSlugLength(slug + character)) break
    slug += character
  }
  slug = slug.replace(/^-|-$/g, '') || 'untitled'
  return isUnholdable(slug) ? `the-${slug}` : slug
}
