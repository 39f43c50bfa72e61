import { positionAt } from '@proofsheet/engine/base/diagnostics/position'
import type { PageContent } from '@proofsheet/engine/vite/content-store'
import type { DevPage } from '@proofsheet/engine/vite/dev-tools'
import type { EditContext } from '../edit-service'
import type { LiveSettings } from '../settings/live-settings'
import { readSettingsObject } from '../settings/settings-file'
import { blockId } from '../source-ids'
import { applyMarks } from './apply-marks'
import { createComputedPlaces } from './find-computed'
import { createSiteMarker, type MarkedSite } from './mark-site'
import { repairDocument } from './repair-document'

/** Gives the document of a page with marks. */
export type PageMarker = (page: DevPage) => Promise<string>

/**
 * Creates the marker of pages. A page is rendered with and without marks: where the text of the two differs, some code
 * has compared, measured or cut a text. The groups of fields that are the reason are found by halving, and are
 * marked no more. Its computed parts are found afterwards; `found` is then called, and the next document has it.
 */
export function createPageMarker(context: EditContext, settings: LiveSettings, found: () => void): PageMarker {
  const { site: definition, definitions } = context
  const computedOf = createComputedPlaces(context, found)
  const markSite = createSiteMarker(definition.collections, definitions, settingsTypeOf(context))
  const excluded = new Set<string>()
  let last: { of: unknown[]; marked: MarkedSite } | undefined

  const isMarked = (group: string) => !excluded.has(group)
  const markAll = (content: PageContent) => {
    const of = [content.site, settings.now(), excluded.size]
    if (!last || of.some((each, index) => last?.of[index] !== each))
      last = { of, marked: markSite(content.site, isMarked, { settings: settings.now(), key: `${excluded.size}` }) }
    return last.marked
  }
  const renderMarked = ({ content, render }: DevPage, { site, settings: own, markFields }: MarkedSite) => {
    const bodyOf: PageContent['bodyOf'] = file => content.bodyOf(file, fields => markFields(file, fields))
    return settings.within(own, () => render({ ...content, site, bodyOf }))
  }

  return async page => {
    const { content, plain } = page
    for (;;) {
      const marked = markAll(content)
      const html = repairDocument(await renderMarked(page, marked), plain)
      if (html !== undefined) {
        const places = computedOf(page, marked.marked)
        return applyMarks(html, { ids: marked.ids, blocks: blocksOf(html, context), computed: places })
      }
      const changes = async (groups: string[]) => {
        const some = markSite(content.site, group => groups.includes(group), { settings: settings.now() })
        return repairDocument(await renderMarked(page, some), plain) === undefined
      }
      const groups = [...marked.groups]
      const culprits = await findCulprits(groups, changes)
      // Only together do they change the page, or it changes each time.
      for (const group of culprits.length > 0 ? culprits : groups) excluded.add(group)
      if (groups.length === 0) return plain
    }
  }
}

/** The ids of the blocks whose positions are in a document. */
function blocksOf(html: string, { session, readBody }: EditContext): Map<string, string[]> {
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

/** The file and the type of the settings; undefined where the site has none. */
function settingsTypeOf({ site: { settingsFile }, session }: EditContext) {
  if (!settingsFile) return
  const { file } = settingsFile
  const source = session.read(file)?.source
  return { file, type: source === undefined ? undefined : readSettingsObject(source)?.type }
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
