import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject, removeCopy, serve, stop } from '../../project-copy'
import type { SiteCheck } from '../check'
import { openInDev } from './open-in-dev'
import { figuresOf, slowerThan } from './statistics'

const port = 4392
const saves = 20
/** Median time from a save to the updated page, in milliseconds. */
const limitMs = 150

/** A text with a mark behind some of its words, in place of a former mark. Throws where it has not these words. */
function marked(source: string, words: string, mark: string): string {
  const text = source.replace(new RegExp(`(${words})(?: mark\\d+)?`), `$1 ${mark}`)
  if (text === source) throw new Error(`The text has no “${words}”.`)
  return text
}

/** The changes, in turn: a heading of the text, and a field of the frontmatter. */
const edits = {
  text: (source: string, mark: string) => marked(source, 'Four replies from one corridor', mark),
  frontmatter: (source: string, mark: string) => marked(source, 'label: saved a week', mark),
}

const tooSlow = (times: Record<string, number[]>) =>
  slowerThan(times, { page: '/products/draftemail/', by: 'median', limitMs })

/** Saves a file under a running dev server and waits until the open page shows the change. */
export const saveToPage: SiteCheck = {
  name: 'saves',
  isReport: true,
  async run({ browser }) {
    const root = copyProject()
    const file = join(root, 'content/products/draftemail.mdx')
    const { server } = await serve(root, port)
    const page = await browser.newPage()
    const times = { text: [] as number[], frontmatter: [] as number[] }
    try {
      await openInDev(page, `http://localhost:${port}/products/draftemail/`)
      for (let save = 0; save < saves; save++)
        for (const kind of ['text', 'frontmatter'] as const) {
          // A pause, as between two saves of a writer.
          await page.waitForTimeout(1500)
          const mark = `mark${save}${kind === 'text' ? 1 : 2}`
          const shown = page.waitForFunction(
            words => document.querySelector('main')?.textContent?.includes(words),
            mark,
          )
          const sinceMs = performance.now()
          writeFileSync(file, edits[kind](readFileSync(file, 'utf8'), mark))
          await shown
          times[kind].push(performance.now() - sinceMs)
        }
    } finally {
      await page.close()
      await stop(server)
      removeCopy(root)
    }
    return {
      inspected: 2 * saves,
      figures: figuresOf(times),
      findings: tooSlow(times),
    }
  },
  requirements: {
    [`The dev server shows a saved change within ${limitMs} ms at the median.`]: async () =>
      tooSlow({ 'deliberate fault': [2 * limitMs] }),
  },
}
