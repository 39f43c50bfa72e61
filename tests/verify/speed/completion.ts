import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf, postOf, slugOf } from '../../../scripts/bench/corpus'
import { copyContent, removeCopy } from '../../unit/site/content-copy'
import { openEditor } from '../../unit/site/language-server/editor'
import type { SiteCheck } from '../check'
import { figuresOf, slowerThan } from './statistics'

const posts = 1000
/** 95th percentile of the time to an answer while typing, in milliseconds. */
const limitMs = 50
/** Number of requests per place after the content has been read. */
const rounds = 15

/** Places of the cursor (`|||`) in a file. */
const places = {
  field: '---\ntitle: A\nfea|||\n---\n',
  reference: '---\ntitle: A\nrelatedPosts:\n  - ben|||\n---\n',
  media: '---\nmetadata:\n  image: /|||\n---\n',
  address: '[Answers](/bl|||)',
  anchor: '[Up](#|||)',
  component: '<Not|||',
  prop: '<Worked title="A" |||/>',
}

const tooSlow = (times: Record<string, number[]>) => slowerThan(times, { page: 'content/blog', by: 'p95', limitMs })

/** Requests completions from the language server on a large site, while it reads the posts and after that. */
export const completion: SiteCheck = {
  name: 'completion',
  isReport: true,
  async run() {
    const root = copyContent()
    mkdirSync(join(root, 'content/blog'), { recursive: true })
    for (let number = 1; number <= posts; number++)
      writeFileSync(join(root, `content/blog/${slugOf(number)}.mdx`), fileOf(postOf(number)))
    const faulty = `content/blog/${slugOf(posts)}.mdx`
    writeFileSync(join(root, faulty), `${fileOf(postOf(posts))}\n[Nowhere](/nowhere/)\n`)
    const editor = await openEditor(root)
    const times = { reading: [] as number[], read: [] as number[] }
    let left = rounds
    let isRead = false
    // A link to an unknown page is reported when all files have been read.
    const reading = editor.diagnostics(faulty, ({ length }) => length > 0)
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
          const sinceMs = performance.now()
          await editor.complete(file, text)
          phase.push(performance.now() - sinceMs)
          await new Promise(resolve => setTimeout(resolve, 50))
        }
      }
    } finally {
      await editor.close()
      removeCopy(root)
    }
    return {
      inspected: times.reading.length + times.read.length,
      figures: figuresOf(times),
      findings: tooSlow(times),
    }
  },
  requirements: {
    [`With ${posts} posts, editor completions take at most ${limitMs} ms, also while the posts are being read.`]:
      async () => tooSlow({ 'deliberate fault': [2 * limitMs] }),
  },
}
