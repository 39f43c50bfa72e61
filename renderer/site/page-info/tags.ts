import { tagSlug, tagUrl as urlOfTag } from '@proofsheet/engine/content/collection'
import { eachTag as eachTagOf } from '@proofsheet/engine/content/pages/page-urls'
import { collections } from '../collections'
import type { Site } from '../entities'

/** The URL of the page that lists the articles with a tag. */
export function tagUrl(tag: string): string {
  return urlOfTag(collections.blog, tag)
}

/** The tags of all articles without duplicates, as the first article that has it spells each. */
export function eachTag({ blog }: Site): string[] {
  return eachTagOf(blog)
}

/** The articles with a tag, the newest first. */
export function postsWith(tag: string, { blog }: Site): Site['blog'] {
  return blog.filter(({ tags }) => tags.some(each => tagSlug(each) === tagSlug(tag)))
}
