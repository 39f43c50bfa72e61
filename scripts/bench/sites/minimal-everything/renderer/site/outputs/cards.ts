import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PageContext, PageFile } from '@proofsheet/engine/pages/outputs/output'
import { settings } from '../../../content/site'

const folder = 'renderer/site/outputs'
let code: string | undefined

/** The path of the card of a post, from the root of the published folder. */
export const cardPath = (url: string) => `cards${url.replace(/\/$/, '')}.png`

/** Generates the card of a post. */
export async function cards({ root, page, memoize }: PageContext): Promise<PageFile[]> {
  const { url, info } = page
  if (!info.article) return []
  const props = { title: info.heading, lead: info.lead, brand: settings.brand }
  code ??= readFileSync(join(root, folder, 'card.mjs'), 'utf8')
  const content = await memoize('cards', [code, JSON.stringify(props)], async () =>
    (await import('./card.mjs')).renderCard(props, join(root, folder)),
  )
  return [{ path: cardPath(url), content }]
}
cards.paths = ['cards/']
