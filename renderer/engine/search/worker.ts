// Reaches the browser, when a visitor first searches, as a worker.
import type { Answer, FoundPage, Question } from './messages'

/** The used part of Pagefind's script, which is published with the index. */
interface Pagefind {
  options(options: { basePath: string; baseUrl: string; excerptLength: number }): Promise<void>
  search(text: string): Promise<{ results: { data(): Promise<Fragment> }[] }>
}

interface Fragment {
  url: string
  meta: Record<string, string>
  sub_results: { title: string; url: string; excerpt: string }[]
}

/** The largest numbers of pages, of matches on each page, and of words in each match. */
const maxResults = { pages: 10, hits: 3, words: 22 }

const base = import.meta.env.BASE_URL
let loading: Promise<Pagefind> | undefined

addEventListener('message', async ({ data: { id, text } }: MessageEvent<Question>) => {
  try {
    loading ??= load()
    const { results } = await (await loading).search(text)
    const fragments = await Promise.all(results.slice(0, maxResults.pages).map(result => result.data()))
    postMessage({ id, total: results.length, pages: fragments.map(foundPage) } satisfies Answer)
  } catch (error) {
    loading = undefined
    postMessage({ id, error: String(error) } satisfies Answer)
  }
})

async function load(): Promise<Pagefind> {
  const pagefind: Pagefind = await import(/* @vite-ignore */ `${base}search/pagefind.js`)
  await pagefind.options({ basePath: `${base}search/`, baseUrl: base, excerptLength: maxResults.words })
  return pagefind
}

function foundPage({ url, meta, sub_results }: Fragment): FoundPage {
  const hits = sub_results.slice(0, maxResults.hits)
  return { url, title: meta.title ?? url, ...(meta.section && { section: meta.section }), hits }
}
