import { positionAt } from '../../../diagnostics/position'
import type { PageContent } from '../../content-store'
import type { EditContext } from '../edit-service'
import { blockId } from '../source-ids'
import { applyMarks } from './apply-marks'
import { createSiteMarker, type MarkedSite } from './mark-site'
import { repairDocument } from './repair-document'

/** Renders one page from a content. */
export type RenderPage = (content: PageContent) => Promise<string>

/** Gives the document of a page with marks; `plain` is the one without. */
export type PageMarker = (content: PageContent, plain: string, render: RenderPage) => Promise<string>

/**
 * Creates the marker of pages. A page is rendered with and without marks: where the text of the two differs, some code
 * has compared, measured or cut a text. The groups of fields that are the reason are found by halving, and are
 * marked no more.
 */
export function createPageMarker({ site: definition, definitions, session, readBody }: EditContext): PageMarker {
  const markSite = createSiteMarker(definition.collections, definitions)
  const excluded = new Set<string>()
  let last: { of: PageContent['site']; excluded: number; marked: MarkedSite } | undefined

  const markAll = (content: PageContent) => {
    if (last?.of !== content.site || last.excluded !== excluded.size) {
      const marked = markSite(content.site, group => !excluded.has(group))
      last = { of: content.site, excluded: excluded.size, marked }
    }
    return last.marked
  }
  const withSite = (content: PageContent, site: PageContent['site']): PageContent => ({ ...content, site })

  return async (content, plain, render) => {
    for (;;) {
      const marked = markAll(content)
      const html = repairDocument(await render(withSite(content, marked.site)), plain)
      if (html !== undefined) return applyMarks(html, { ids: marked.ids, blocks: blocksOf(html) })
      const changes = async (groups: string[]) => {
        const { site } = markSite(content.site, group => groups.includes(group))
        return repairDocument(await render(withSite(content, site)), plain) === undefined
      }
      const groups = [...marked.groups]
      const found = await findCulprits(groups, changes)
      // Only together do they change the page, or it changes each time.
      for (const group of found.length > 0 ? found : groups) excluded.add(group)
      if (groups.length === 0) return plain
    }
  }

  /** The ids of the blocks whose positions are in a document. */
  function blocksOf(html: string): Map<string, string[]> {
    const files = new Set([...html.matchAll(/ data-source="([^":]+):/g)].map(([, file = '']) => file))
    const ids = new Map<string, string[]>()
    for (const file of files) {
      const text = session.read(file)
      for (const block of text ? readBody(text).blocks : []) {
        const { line, column } = positionAt(text?.source ?? '', block.start)
        const place = `${file}:${line}:${column}`
        ids.set(place, [...(ids.get(place) ?? []), blockId(file, block)])
      }
    }
    return ids
  }
}

/** Those of some groups that change a page when they alone are marked. */
async function findCulprits(groups: string[], changes: (groups: string[]) => Promise<boolean>): Promise<string[]> {
  if (groups.length <= 1) return groups
  const middle = groups.length >> 1
  const found: string[] = []
  for (const half of [groups.slice(0, middle), groups.slice(middle)])
    if (await changes(half)) found.push(...(await findCulprits(half, changes)))
  return found
}
