import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withBasePath } from '@proofsheet/engine/pages/html/base-path'
import type { PageContext, PageFile } from '@proofsheet/engine/pages/outputs/output'
import { isListed } from '@proofsheet/engine/pages/outputs/sitemap'
import { site } from '../../../../content/site'
import { fullUrl } from '../../full-url'
import { cardPath } from '../../page-info/page-info'
import type { PageInfo } from '../../page-info/page-shapes'
import type { CardProps } from './Card'

/** The largest size of a card, in bytes: some networks don't show larger ones immediately. */
const maxCardBytes = 90 * 1024

/** Generates the social card of a listed page, unless its content has a card of its own. */
export async function cards({ root, page, settings, memoize }: PageContext<PageInfo>): Promise<PageFile[]> {
  const { url, info } = page
  if (!isListed(page, settings.origin) || info.image !== fullUrl(cardPath(url))) return []
  const props = propsOf(page)
  const content = await memoize('cards', [hashOfCode(root), JSON.stringify(props)], async () =>
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

let codeHash: string | undefined

/** The hash of everything that a card's look depends on besides its texts; it is read once for all pages. */
function hashOfCode(root: string): string {
  codeHash ??= readCodeHash(root)
  return codeHash
}

function readCodeHash(root: string): string {
  const folders = ['renderer/site/outputs/cards', 'renderer/site/fonts/cards']
  const files = [
    'renderer/site/theme.ts',
    ...folders.flatMap(folder =>
      readdirSync(join(root, folder))
        .sort()
        .map(file => `${folder}/${file}`),
    ),
  ]
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const hash = createHash('sha256').update(
    JSON.stringify(['satori', '@resvg/resvg-js', 'sharp'].map(name => dependencies[name])),
  )
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
