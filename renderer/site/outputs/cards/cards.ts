import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { site as settings } from '../../../../content/site'
import { withBasePath } from '../../../engine/html/base-path'
import type { Output, OutputContext, RenderedPage } from '../../../engine/outputs/output'
import { listedPages } from '../../../engine/outputs/sitemap'
import { cardPath } from '../../page-info/page-info'
import type { CardProps } from './Card'

/** The most that a card's picture may weigh, in bytes: some networks show no larger ones at once. */
const maxCardBytes = 90 * 1024

/** The picture of each page's social card, unless its content brings one of its own. */
export async function cards({ pages, memoize }: OutputContext): Promise<Output[]> {
  const maker = hashOfMaker()
  const outputs: Output[] = []
  // A few at a time: while one is being compressed on another thread, the next is drawn.
  const waiting = listedPages(pages).filter(({ url, info }) => info.image.endsWith(cardPath(url)))
  const renderNext = async () => {
    for (let page = waiting.pop(); page; page = waiting.pop()) {
      const props = propsOf(page)
      const content = await memoize('cards', [maker, JSON.stringify(props)], async () =>
        // What draws is loaded when something is to be drawn.
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

function propsOf({ url, info: { heading, lead, card } }: RenderedPage): CardProps {
  const host = new URL(settings.origin).host
  const address = host + withBasePath(url).replace(/\/$/, '')
  return {
    heading,
    lead,
    card: { label: settings.tagline, ...card },
    brand: settings.brand,
    // There is room for an address of this length beside our name.
    address: address.length > 60 ? host : address,
  }
}

/** A name for all that a card's look depends on besides its words. */
function hashOfMaker(): string {
  const folders = ['renderer/site/outputs/cards', 'renderer/site/fonts/cards']
  const files = [
    'renderer/site/theme.ts',
    ...folders.flatMap(folder =>
      readdirSync(folder)
        .sort()
        .map(file => `${folder}/${file}`),
    ),
  ]
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const hash = createHash('sha256').update(
    JSON.stringify(['satori', '@resvg/resvg-js', 'sharp'].map(name => dependencies[name])),
  )
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
