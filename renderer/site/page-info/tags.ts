import { tagSlug, tagUrl as urlOfTag } from '@proofsheet/engine/content/collection'
import { lookupOf } from '@proofsheet/engine/content/lookup'
import { collections } from '../collections'
import type { Site } from '../entities'

/** The URL of the page that lists the articles with a tag. */
export function tagUrl(tag: string): string {
  return urlOfTag(collections.blog, tag)
}

/** The articles with a tag, the newest first. */
export function postsWith(tag: string, site: Site): Site['blog'] {
  return (lookupOf(site).withTag('blog', tagSlug(tag))?.entities ?? []) as Site['blog']
}

/**
 * The page at the base of the articles, whose title is in search results, whose banner closes every list, and which says
 * what tags are about.
 */
export function allArticles(site: Site) {
  const entity = lookupOf(site).findByUrl(collections.blog.base)
  return entity && 'banner' in entity ? entity : undefined
}

/** The subject of a tag, in one sentence; undefined where the page of all articles has none. */
export function subjectOf(tag: string, site: Site): string | undefined {
  const page = allArticles(site)
  const subjects = page && 'subjects' in page ? page.subjects : undefined
  return subjects?.find(subject => tagSlug(subject.tag) === tagSlug(tag))?.about
}
