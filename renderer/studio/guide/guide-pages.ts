// Reaches the browser, when the dev server runs; never a visitor.

/** The URL of the writers' guide. */
export const guideUrl = '/_guide/'

/** The pages of the guide, in the order of its menu. */
export const guidePages = [
  { name: 'index', url: guideUrl, title: 'Writers’ guide' },
  { name: 'markdown', url: `${guideUrl}markdown/`, title: 'Text in Markdown' },
  { name: 'components', url: `${guideUrl}components/`, title: 'Components for texts' },
  { name: 'fields', url: `${guideUrl}fields/`, title: 'Pages and their fields' },
] as const

export type GuidePage = (typeof guidePages)[number]

/** The page of the guide at a path; undefined elsewhere. */
export function guidePageAt(pathname: string): GuidePage | undefined {
  return guidePages.find(({ url }) => url === pathname)
}
