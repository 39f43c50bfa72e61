import type { BlogPost } from '../../../content/types/blog'
import type { Entity, Site } from '../../engine/content/load'
import { tagSlug } from '../../engine/content/tags'

/** The tags of all articles, each once, as the first article that carries it spells it. */
export function eachTag({ blog }: Site): string[] {
  const tags = new Map<string, string>()
  for (const tag of blog.flatMap(post => post.tags)) if (!tags.has(tagSlug(tag))) tags.set(tagSlug(tag), tag)
  return [...tags.values()].sort()
}

/** The articles that carry a tag, the newest first. */
export function postsWith(tag: string, { blog }: Site): Entity<BlogPost>[] {
  return blog.filter(({ tags }) => tags.some(each => tagSlug(each) === tagSlug(tag)))
}
