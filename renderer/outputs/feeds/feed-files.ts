/** The feed files, in the order in which feed readers prefer them. */
export const feedFiles = [
  { type: 'application/atom+xml', href: '/atom.xml' },
  { type: 'application/rss+xml', href: '/rss.xml' },
  { type: 'application/feed+json', href: '/feed.json' },
] as const
