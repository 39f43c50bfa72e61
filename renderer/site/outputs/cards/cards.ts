import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { site } from '../../../../content/site'
import { withBasePath } from '../../../engine/html/base-path'
import type { Output, OutputContext, RenderedPage } from '../../../engine/outputs/output'
import { listedPages } from '../../../engine/outputs/sitemap'
import { fullUrl } from '../../full-url'
import { cardPath } from '../../page-info/page-info'
import type { PageInfo } from '../../page-info/page-shapes'
import type { CardProps } from './Card'

/** The largest size of a card, in bytes: some networks don't show larger ones immediately. */
const maxCardBytes = 90 * 1024

/** Generates the social card of each page, unless its content has a card of its own. */
export async function cards({ root, pages, settings, memoize }: OutputContext<PageInfo>): Promise<Output[]> {
  const code = hashOfCode(root)
  const outputs: Output[] = []
  // Four at a time: the next card is rendered while others are compressed on other threads.
  const waiting = listedPages(pages, settings.origin).filter(({ url, info }) => info.image === fullUrl(cardPath(url)))
  const renderNext = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      const props = propsOf(page)
      const content = await memoize('cards', [code, JSON.stringify(props)], async () =>
        // The renderer is loaded only when a card is missing in the cache.
        (await import('./render-card')).renderSocialCard(props),
      )
      if (content.length > maxCardBytes)
        throw new Error(`The social card of ${page.url} weighs ${content.length} bytes.`)
      outputs.push({ path: cardPath(page.url).slice(1), content, page: page.url })
    }
  }
  await Promise.all([renderNext(), renderNext(), renderNext(), renderNext()])
  return outputs.sort((a, b) => (a.path < b.path ? -1 : 1))
}
cards.paths = ['cards/']

function propsOf({ url, info: { heading, lead, card } }: RenderedPage<PageInfo>): CardProps {
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

/** The hash of everything that a card's look depends on besides its texts. */
function hashOfCode(root: string): string {
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
