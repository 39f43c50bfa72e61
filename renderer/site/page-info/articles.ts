import { lookupOf } from '@proofsheet/engine/content/lookup'
import { type ListPage, listPage } from '@proofsheet/engine/content/pages/lists'
import { collections } from '../collections'
import type { Site } from '../entities'
import { tagUrl } from './tags'

/** The number of featured articles that are shown large; further ones are listed with the others. */
const maxFeatured = 4

/** One page of a list of articles. */
export interface ArticleList {
  page: ListPage
  /** The articles on this page. */
  posts: Site['blog']
  /** The tag that all articles of the list have; absent for the list of all. */
  tag?: string
}

/** The articles that the list of all shows large, the newest first. */
export function featuredArticles({ blog }: Site): Site['blog'] {
  return blog.filter(({ featured }) => featured).slice(0, maxFeatured)
}

/** A page of the list of all articles: the featured ones first, then the newest. Undefined where there is none. */
export function articleList(site: Site, number: number): ArticleList | undefined {
  const featured = new Set(featuredArticles(site).map(({ file }) => file))
  const isFeatured = ({ file }: { file: string }) => featured.has(file)
  const all = [...site.blog.filter(isFeatured), ...site.blog.filter(post => !isFeatured(post))]
  return pageOf(collections.blog.base, all, number)
}

/** A page of the list of articles with a tag, given by the tag's slug. Undefined where there is none. */
export function taggedList(slug: string, site: Site, number: number): ArticleList | undefined {
  const tagged = lookupOf(site).withTag('blog', slug)
  const list = tagged && pageOf(tagUrl(tagged.tag), tagged.entities as Site['blog'], number)
  return list && { ...list, tag: tagged.tag }
}

function pageOf(list: string, posts: Site['blog'], number: number): ArticleList | undefined {
  const page = listPage(list, posts.length, collections.blog, number)
  return page && { page, posts: posts.slice(page.start, page.end) }
}
