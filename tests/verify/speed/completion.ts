import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, postOf, slugOf } from '../../../scripts/bench/corpus'
import { copyContent, removeCopy } from '../../unit/writing/content-copy'
import { openEditor } from '../../unit/writing/editor'
import type { SiteCheck } from '../check'
import { figuresOf, slower } from './spread'

const posts = 1000
/** Milliseconds in which an answer comes while one goes on typing. */
const wanted = 50
/** What is asked after the content has been read, in rounds. */
const rounds = 15

/** Where a writer is in a file, as text that ends at the cursor. */
const places = {
  field: '---\ntitle: A\nfea|||\n---\n',
  reference: '---\ntitle: A\nrelatedPosts:\n  - ben|||\n---\n',
  media: '---\nmetadata:\n  image: /|||\n---\n',
  address: '[Answers](/bl|||)',
  anchor: '[Up](#|||)',
  component: '<Not|||',
  prop: '<Worked title="A" |||/>',
}

const tooSlow = (times: Record<string, number[]>) => slower(times, { page: 'content/blog', by: 'p95', than: wanted })

/** Asks the language server, as an editor does, on a site of many posts: while it reads them, and then. */
export const completion: SiteCheck = {
  name: 'completion',
  holds: `In an editor, on ${posts} posts, completions come within ${wanted} ms, also while the posts are being read.`,
  isReport: true,
  async run() {
    const root = copyContent()
    mkdirSync(join(root, 'content/blog'), { recursive: true })
    for (let number = 1; number <= posts; number++)
      writeFileSync(join(root, `content/blog/${slugOf(number)}.mdx`), fileOf(postOf(number)))
    const editor = await openEditor(root)
    const times = { reading: [] as number[], read: [] as number[] }
    let left = rounds
    let isRead = false
    // Some of the site's own files have warnings, which are told when all has been read.
    const reading = editor.diagnostics('content/products/pmcoach.mdx', ({ length }) => length > 0)
    reading.then(() => {
      isRead = true
    })
    try {
      const file = `content/blog/${slugOf(posts / 2)}.mdx`
      while (left > 0) {
        if (isRead) left--
        for (const place of Object.values(places)) {
          const text = place.startsWith('---') ? place : `${fileOf(postOf(posts / 2))}\n${place}\n`
          const phase = isRead ? times.read : times.reading
          const since = performance.now()
          await editor.complete(file, text)
          phase.push(performance.now() - since)
          await new Promise(resolve => setTimeout(resolve, 50))
        }
      }
    } finally {
      await editor.close()
      removeCopy(root)
    }
    return {
      looked: times.reading.length + times.read.length,
      figures: figuresOf(times),
      findings: tooSlow(times),
    }
  },
  prove: async () => tooSlow({ spoiled: [2 * wanted] }),
}
