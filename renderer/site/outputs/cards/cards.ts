import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '@proofsheet/engine/base/cache/hash'
import { withBasePath } from '@proofsheet/engine/pages/html/base-path'
import type { PageContext, PageFile } from '@proofsheet/engine/pages/outputs/output'
import { site } from '../../../../content/site'
import { fullUrl } from '../../full-url'
import { cardPath } from '../../page-info/page-info'
import type { PageInfo } from '../../page-info/page-shapes'
import type { CardProps } from './Card'

/** The largest size of a card, in bytes: some networks don't show larger ones immediately. */
const maxCardBytes = 90 * 1024

/** Generates the social card of a page that names it: one whose content has no card of its own. */
export async function cards({ root, page, memoize }: PageContext<PageInfo>): Promise<PageFile[]> {
  const { url, info } = page
  if (info.image !== fullUrl(cardPath(url))) return []
  const props = propsOf(page)
  const content = await memoize('cards', [hashOfFonts(root), JSON.stringify(props)], async () =>
    // The renderer is loaded only when a card is missing in the cache.
    (await import('./render-card')).renderSocialCard(props),
  )
  if (content.length > maxCardBytes) throw new Error(`The social card of ${url} weighs ${content.length} bytes.`)
  return [{ path: cardPath(url).slice(1), content }]
}
cards.paths = ['cards/']

function propsOf({ url, info: { heading, lead, card } }: PageContext<PageInfo>['page']): CardProps {
  const host = new URL(site.origin).host
  const address = host + withBasePath(url).replace(/\/$/, '')
  return {
    heading,
    lead,
    card: { label: site.tagline, ...card },
    brand: site.brand,
    // Longer URLs have no room beside the brand.
    address: address.length > 60 ? host : address,
  }
}

let hash: string | undefined

/** The hash of the fonts of cards, which the module graph of the outputs doesn't have; they are read once for all pages. */
function hashOfFonts(root: string): string {
  const folder = join(root, 'renderer/site/fonts/cards')
  hash ??= hashOf(
    ...readdirSync(folder)
      .sort()
      .map(file => readFileSync(join(folder, file))),
  )
  return hash
}
