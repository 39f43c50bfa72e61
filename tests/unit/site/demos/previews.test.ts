import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { previews } from '../../../../renderer/site/components/stage/previews'
import type { ProductWorld } from '../../../../renderer/site/worlds'

const demos = join(import.meta.dirname, '../../../../renderer/site/islands/demos')

/** The folder of each product's live example. */
const folders: Record<ProductWorld, string> = {
  plan: 'plan-canvas',
  dublabs: 'dub-line',
  draftemail: 'dictated-mail',
  joblyn: 'marked-answer',
  pmcoach: 'stakeholder-talk',
  shubh: 'day-dial',
  vaja: 'call-transcript',
  coursetranslate: 'slide-swap',
  deployit: 'deploy-timeline',
  flowbuilder: 'node-graph',
}

/** The words of a text, without its marks. */
const wordsOf = (text: string) => text.match(/[\p{L}\d]+/gu) ?? []

const sourceOf = (folder: string) =>
  readdirSync(join(demos, folder))
    .map(file => readFileSync(join(demos, folder, file), 'utf8'))
    .join('\n')

test.each(Object.entries(folders))('the preview of %s has words of its live example alone', (product, folder) => {
  const markup = renderToStaticMarkup(previews[product as ProductWorld])
  const texts = [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text.replace('&#x27;', '’'))
  const known = new Set(wordsOf(sourceOf(folder)))
  expect(texts.flatMap(wordsOf).filter(word => !known.has(word))).toEqual([])
})
