import { inDigits } from '@proofsheet/engine/base/diagnostics/limits'
import type { ListPage } from '@proofsheet/engine/content/pages/lists'
import { latest } from '@proofsheet/engine/pages/outputs/page-info'
import type { Site } from '../entities'
import type { ArticleList } from './articles'
import type { PageSource } from './page-shapes'
import { minutesOf } from './read-time'
import { allArticles, postsWith, subjectOf } from './tags'

/** The page source of a page of a list of articles; the first page of all articles is an entity and has its own. */
export function listSource({ page, posts, tag }: ArticleList, site: Site): PageSource {
  const { url, number, list, total } = page
  const name = tag ?? allArticles(site)?.metadata?.title ?? 'Articles'
  const heading = tag ? `Articles about ${tag}` : 'All articles'
  const title = tag ? heading : name
  const isFirst = number === 1
  const changed = latest(...posts.flatMap(({ date, updated, changed }) => [date, updated, changed]))
  const description = isFirst
    ? `${articleCount(total)} about ${tag} for people who use AI at work without coding: the steps to take, and how to check what comes out.`
    : `${rangeOf(page)} about ${tag ?? 'AI at work'}, the newest first, with prompts to paste and a check for every answer.`
  return {
    url,
    list: page,
    heading: isFirst ? heading : `${heading}, page ${number}`,
    lead: isFirst && tag ? aboutTag(tag, site) : rangeOf(page),
    metadata: {
      title: isFirst ? title : `${title}, page ${number}`,
      description,
      keywords: tag ? [tag] : [],
    },
    card: { label: 'Articles', note: articleCount(total) },
    name: isFirst ? name : `Page ${number}`,
    parents: tag && !isFirst ? { [list]: tag } : undefined,
    banner: allArticles(site)?.banner ?? false,
    changed,
  }
}

/** The subject of a tag, where it has one, and the numbers of its articles. */
function aboutTag(tag: string, site: Site): string {
  return [subjectOf(tag, site), countsOf(tag, site)].filter(Boolean).join(' ')
}

/** The number of articles with a tag, and how long all of them take to read. */
export function countsOf(tag: string, site: Site): string {
  const posts = postsWith(tag, site)
  const minutes = posts.reduce((sum, post) => sum + minutesOf(post), 0)
  return `${inDigits(posts.length)} of our ${inDigits(site.blog.length)} articles, ${inDigits(minutes)} minutes in all`
}

function articleCount(total: number): string {
  return total === 1 ? 'One article' : `${inDigits(total)} articles`
}

/** The place of a page's articles among all of the list, in words. */
function rangeOf({ start, end, total }: ListPage): string {
  const [first, last, all] = [start + 1, end, total].map(inDigits)
  return first === last ? `Article ${last} of ${all}` : `Articles ${first} to ${last} of ${all}`
}
