/** The document with the instruction that search engines leave it out, in place of any other. */
export function forbidIndexing(html: string): string {
  const rest = html.replace(/<meta name="robots"[^>]*>/g, '')
  return rest.replace('</head>', '<meta name="robots" content="noindex, nofollow"></head>')
}
