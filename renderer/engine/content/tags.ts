import { collections } from '../../site/collections'

/** The part of an address that stands for a tag: lower-case, with hyphens between its words. */
export function tagSlug(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Where the articles with a tag are listed. */
export function tagUrl(tag: string): string {
  return `${collections.blog.base}tag/${tagSlug(tag)}/`
}
