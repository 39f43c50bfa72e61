import { count } from '@proofsheet/engine/base/diagnostics/issue'
import { brotliQuality, totalOf } from '../compare/weight'
import type { ChangedPage } from '../review-types'
import { Rows } from './Rows'

/** The pages that changed: those with the same causes and as much weight as before share a row. */
export function ChangedPages({ pages }: { pages: ChangedPage[] }) {
  const alike = new Map<string, { urls: string[]; page: ChangedPage }>()
  for (const page of pages) {
    const weight = weightText(page.weight)
    const key = `${page.reasons.join('; ')}\n${weight && page.url}`
    const found = alike.get(key) ?? { urls: [], page }
    found.urls.push(page.url)
    alike.set(key, found)
  }
  const rows = [...alike.values()].map(({ urls, page: { reasons, weight } }) => [
    urls.length > 1 ? <Urls urls={urls} key="urls" /> : urls[0],
    reasons.join('; '),
    weightText(weight),
  ])
  return (
    <section>
      <h2>{count(pages.length, 'changed page')}</h2>
      <p className="note">
        Weights are bytes for a first visit, with text compressed alike for both sites (Brotli, quality {brotliQuality}
        ).
      </p>
      <Rows head={['Page', 'Because of', 'Weight']}>{rows}</Rows>
    </section>
  )
}

/** How many pages there are, and behind a click which. */
function Urls({ urls }: { urls: string[] }) {
  return (
    <details>
      <summary>{count(urls.length, 'page')}</summary>
      {urls.join(', ')}
    </details>
  )
}

/** The change of a page's weight by kind of file, in bytes. */
function weightText({ before, after }: ChangedPage['weight']): string {
  const kinds = Object.keys(before) as (keyof typeof before)[]
  const parts = kinds
    .filter(kind => before[kind] !== after[kind])
    .map(kind => `${kind} ${signed(after[kind] - before[kind])}`)
  return parts.length > 0 ? `${totalOf(after)} bytes (${parts.join(', ')})` : ''
}

const signed = (bytes: number) => (bytes > 0 ? `+${bytes}` : `−${-bytes}`)
