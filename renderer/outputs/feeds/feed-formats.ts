import { toXml, type XmlElement } from '../xml'

/** The values in the head of each feed; URLs are absolute. */
export interface FeedHead {
  id: string
  title: string
  description: string
  author: string
  home: string
  /** The list of all articles. */
  list: string
  urls: { atom: string; rss: string; json: string }
  language: string
  copyright: string
  icon: string
  image: string
  updated: Date
}

/** The values of one entry of a feed. */
export interface FeedEntry {
  id: string
  url: string
  title: string
  summary: string
  /** The full text. */
  html: string
  author: string
  image: string
  tags: string[]
  published: Date
  updated: Date
}

const indent = '    '

/** The Atom feed (RFC 4287). */
export function atomFeed(head: FeedHead, entries: FeedEntry[]): string {
  const { id, title, description, author, home, list, urls, image, icon, copyright, updated } = head
  const feed = {
    '@xmlns': 'http://www.w3.org/2005/Atom',
    id,
    title,
    updated: updated.toISOString(),
    author: { name: author, uri: home },
    link: [
      { '@rel': 'alternate', '@href': list },
      { '@rel': 'self', '@href': urls.atom },
    ],
    subtitle: description,
    logo: image,
    icon,
    rights: copyright,
    entry: entries.map(entry => ({
      title: entry.title,
      id: entry.id,
      link: [{ '@href': entry.url }, { '@rel': 'enclosure', '@href': entry.image, '@type': typeOf(entry.image) }],
      updated: entry.updated.toISOString(),
      summary: entry.summary,
      content: { '@type': 'html', '#text': entry.html },
      author: { name: entry.author },
      category: entry.tags.map(tag => ({ '@label': tag, '@term': tag })),
      published: entry.published.toISOString(),
    })),
  }
  return toXml({ feed }, indent)
}

/** The RSS feed (https://www.rssboard.org/rss-specification). Descriptions are HTML by that specification. */
export function rssFeed(head: FeedHead, entries: FeedEntry[]): string {
  const { title, description, list, urls, language, image, copyright, updated } = head
  const channel: XmlElement = {
    title,
    link: list,
    description: escapeHtml(description),
    lastBuildDate: updated.toUTCString(),
    docs: 'https://validator.w3.org/feed/docs/rss2.html',
    language,
    image: { title, url: image, link: list },
    copyright,
    'atom:link': { '@href': urls.rss, '@rel': 'self', '@type': 'application/rss+xml' },
    item: entries.map(entry => ({
      title: entry.title,
      link: entry.url,
      guid: { '@isPermaLink': 'false', '#text': entry.id },
      pubDate: entry.published.toUTCString(),
      description: escapeHtml(entry.summary),
      'content:encoded': entry.html,
      author: entry.author,
      category: entry.tags,
      enclosure: { '@url': entry.image, '@length': '0', '@type': typeOf(entry.image) },
    })),
  }
  const namespaces = {
    '@version': '2.0',
    '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    '@xmlns:atom': 'http://www.w3.org/2005/Atom',
  }
  return toXml({ rss: { ...namespaces, channel } }, indent)
}

/** The JSON feed (https://www.jsonfeed.org/version/1/). */
export function jsonFeed(head: FeedHead, entries: FeedEntry[]): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1',
    title: head.title,
    home_page_url: head.list,
    feed_url: head.urls.json,
    description: head.description,
    icon: head.image,
    author: { name: head.author, url: head.home },
    items: entries.map(({ id, html, url, title, summary, image, updated, published, author, tags }) => ({
      id,
      content_html: html,
      url,
      title,
      summary,
      image,
      date_modified: updated.toISOString(),
      date_published: published.toISOString(),
      author: { name: author },
      tags,
    })),
  }
  return `${JSON.stringify(feed, null, indent)}\n`
}

/** The media type of an image by the ending of its name. */
function typeOf(image: string): string {
  const ending = image.slice(image.lastIndexOf('.') + 1)
  return `image/${{ jpg: 'jpeg', svg: 'svg+xml' }[ending] ?? ending}`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
