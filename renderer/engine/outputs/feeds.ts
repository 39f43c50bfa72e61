import { Feed } from 'feed'
import { feeds as addresses } from '../../site/page-info/feeds'
import { latest } from '../../site/page-info/source'
import { absoluteUrl } from '../html/base-path'
import type { Output, OutputContext } from './output'

/** The articles in full as Atom, RSS and JSON feed, the newest first; nothing where there is no article. */
export function feeds({ site, pages, settings, textOf }: OutputContext): Output[] {
  const pageOf = new Map(pages.map(page => [page.url, page]))
  const posts = site.blog.flatMap(({ url, id }) => {
    const page = pageOf.get(url)
    return page?.info.article ? [{ id, page, article: page.info.article }] : []
  })
  const changed = latest(...posts.map(({ page }) => page.info.changed))
  if (!changed) return []
  const [atom, rss, json] = addresses.map(({ href }) => absoluteUrl(href))
  const feed = new Feed({
    title: `${settings.brand}: articles`,
    description: settings.tagline,
    id: tagUri(settings.origin, 'articles'),
    link: absoluteUrl('/blog/'),
    language: settings.language,
    copyright: settings.copyright,
    favicon: absoluteUrl('/favicon.ico'),
    image: absoluteUrl('/icon-512.png'),
    updated: day(changed),
    generator: false,
    author: { name: settings.brand, link: absoluteUrl(settings.home) },
    feedLinks: { ...(atom && { atom }), ...(rss && { rss }), ...(json && { json }) },
  })
  for (const { id, page, article } of posts) {
    const { heading, lead, canonical, image } = page.info
    feed.addItem({
      title: heading,
      // The number of an article outlives its address.
      id: tagUri(settings.origin, `article-${id}`),
      link: canonical,
      description: lead,
      content: textOf(page).bodyHtml,
      image,
      author: [{ name: article.author }],
      published: day(article.published),
      date: day(article.updated ?? article.published),
      category: article.tags.map(name => ({ name, term: name })),
    })
  }
  const texts = [feed.atom1(), feed.rss2(), feed.json1()]
  return addresses.map(({ href }, index) => ({
    path: href.slice(1),
    content: `${texts[index]}\n`,
    isPermanentUrl: true,
  }))
}

/** An identifier that says who gave it and never changes (RFC 4151); the year is that of the first article. */
function tagUri(origin: string, name: string): string {
  return `tag:${new URL(origin).hostname},2025:${name}`
}

const day = (date: string) => new Date(`${date}T00:00:00Z`)
