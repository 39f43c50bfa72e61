import type { Entity } from '@proofsheet/engine/content/entity'
import { absoluteUrl } from '@proofsheet/engine/pages/html/base-path'
import { parsePage } from '@proofsheet/engine/pages/html/page-tree'
import type { Output, OutputContext, OutputGenerator, RenderedPage } from '@proofsheet/engine/pages/outputs/output'
import { type Article, latest, type PageInfo } from '@proofsheet/engine/pages/outputs/page-info'
import { type MarkdownHints, noHints } from '../markdown/hints'
import { articleHtml, completeMain } from '../markdown/page-text'
import { feedFiles } from './feed-files'
import { atomFeed, type FeedEntry, type FeedHead, jsonFeed, rssFeed } from './feed-formats'

interface Post {
  id: string
  page: RenderedPage
  article: Article
}

/** The pictures that feed readers show for the site: paths from the site's root. */
export interface FeedImages {
  icon: string
  image: string
}

const defaultImages: FeedImages = { icon: '/favicon.ico', image: '/icon-512.png' }

/** The number of articles in a feed where the collection doesn't say. */
const defaultNewest = 20

/**
 * Gives the generator of Atom, RSS and JSON feeds with the newest articles in full; no files where there is no article.
 * `hints` are the meaning of the site's class names in text. Older articles are in the sitemap, the lists and llms.txt:
 * archive pages of feeds (RFC 5005) are read by few readers, and each would repeat the full text of articles that have a
 * page and a Markdown copy already.
 */
export function feeds(hints: MarkdownHints = noHints, images: FeedImages = defaultImages): OutputGenerator {
  const paths = feedFiles.map(({ href }) => href.slice(1))
  return Object.assign((context: OutputContext) => makeFeeds(context, hints, images), { paths })
}

async function makeFeeds(context: OutputContext, hints: MarkdownHints, images: FeedImages): Promise<Output[]> {
  const { settings, collections } = context
  const [collection] = Object.entries(collections).flatMap(([name, each]) =>
    each.feed ? [{ name, base: each.base, ...each.feed }] : [],
  )
  if (!collection) return []
  const posts = postsOf(collection.name, context).slice(0, collection.newest ?? defaultNewest)
  const changed = latest(...posts.map(({ page }) => page.info.changed))
  if (!changed) return []
  const id = tagUri(settings.origin, collection.since, 'articles')
  const head = { ...headOf(context, collection.base, changed, id), ...fullUrls(images, settings.origin) }
  const entries: FeedEntry[] = []
  for (const { id, page, article } of posts) {
    const { heading, lead, canonical, image }: PageInfo = page.info
    entries.push({
      // The ID stays the same when the article's URL changes.
      id: tagUri(settings.origin, collection.since, `article-${id}`),
      url: canonical,
      title: heading,
      summary: lead,
      html: await textOf(page, hints, context),
      image,
      author: article.author,
      tags: article.tags,
      published: day(article.published),
      updated: day(article.updated ?? article.published),
    })
  }
  const texts = [atomFeed(head, entries), rssFeed(head, entries), jsonFeed(head, entries)]
  return feedFiles.map(({ href }, index) => ({
    path: href.slice(1),
    content: texts[index] ?? '',
    isPermanentUrl: true,
  }))
}

/** The text of an article as HTML, converted again only when its main part has changed. */
async function textOf(
  { hash, mainHash = hash, html }: RenderedPage,
  hints: MarkdownHints,
  { settings, memoize }: OutputContext,
): Promise<string> {
  const options = { hints, origin: settings.origin }
  const text = await memoize('articles', [mainHash], async () =>
    Buffer.from(articleHtml(completeMain(parsePage(html())), options)),
  )
  return Buffer.from(text).toString('utf8')
}

function postsOf(collection: string, { site, pages }: OutputContext): Post[] {
  const pageOf = new Map(pages.map(page => [page.url, page]))
  return (site[collection] ?? []).flatMap(entity => {
    const page = pageOf.get(entity.url)
    const { id = entity.slug } = entity as Entity<{ id?: string | number }>
    return page?.info.article ? [{ id: `${id}`, page, article: page.info.article }] : []
  })
}

function fullUrls({ icon, image }: FeedImages, origin: string): FeedImages {
  return { icon: absoluteUrl(origin, icon), image: absoluteUrl(origin, image) }
}

function headOf(
  { settings }: OutputContext,
  base: string,
  changed: string,
  id: string,
): Omit<FeedHead, keyof FeedImages> {
  const full = (url: string) => absoluteUrl(settings.origin, url)
  const [atom, rss, json] = feedFiles.map(({ href }) => full(href))
  return {
    id,
    title: `${settings.brand}: articles`,
    description: settings.tagline,
    author: settings.brand,
    home: full(settings.home),
    list: full(base),
    urls: { atom: atom ?? '', rss: rss ?? '', json: json ?? '' },
    language: settings.language,
    copyright: settings.copyright ?? settings.brand,
    updated: day(changed),
  }
}

/** A tag URI: a permanent identifier that contains its authority (RFC 4151). */
function tagUri(origin: string, since: number, name: string): string {
  return `tag:${new URL(origin).hostname},${since}:${name}`
}

const day = (date: string) => new Date(`${date}T00:00:00Z`)
