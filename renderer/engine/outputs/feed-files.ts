/** The feeds of the site's articles, in the order in which readers prefer them. */
export const feedFiles = [
  { type: 'application/atom+xml', href: '/atom.xml' },
  { type: 'application/rss+xml', href: '/rss.xml' },
  { type: 'application/feed+json', href: '/feed.json' },
] as const
