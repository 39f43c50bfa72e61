import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { editUrl, tokenEvent, tokenHeader, tokenRequestEvent } from '../../../renderer/engine/dev/edit/contract'
import { copyProject, removeCopy, serve, stop } from '../../project-copy'
import type { SiteCheck } from '../check'
import { figuresOf, slowerThan } from './statistics'

const port = 4394
const posts = 1000
const rounds = 20
/** Median times in milliseconds: until a page has its marks, and from a save until the page with it has arrived. */
const limitsMs = { marks: 200, save: 150 }

const address = '/blog/post-7/'

const tooSlow = (times: Record<keyof typeof limitsMs, number[]>) =>
  (Object.keys(limitsMs) as (keyof typeof limitsMs)[]).flatMap(kind =>
    slowerThan({ [kind]: times[kind] }, { page: address, by: 'median', limitMs: limitsMs[kind] }),
  )

/** Turns on edit mode and saves, in a site with many posts, as edit mode of a page does. */
export const editMode: SiteCheck = {
  name: 'edit mode',
  requirement: `Among ${posts} posts a page has its marks within ${limitsMs.marks} ms, and shows a save within ${limitsMs.save} ms, at the median.`,
  isReport: true,
  async run({ browser }) {
    const root = copyProject()
    addPosts(root)
    const { server } = await serve(root, port)
    const page = await browser.newPage()
    try {
      await page.goto(`http://localhost:${port}${address}`, { timeout: 120_000 })
      await page.locator('page-badge summary').waitFor({ state: 'attached', timeout: 90_000 })
      const times = await measure(page)
      return { inspected: rounds, figures: figuresOf(times), findings: tooSlow(times) }
    } finally {
      await page.close()
      await stop(server)
      removeCopy(root)
    }
  },
  prove: async () => tooSlow({ marks: [2 * limitsMs.marks], save: [2 * limitsMs.save] }),
}

/** Adds copies of an article, each with a number and a title of its own. */
function addPosts(root: string): void {
  const folder = join(root, 'content/blog')
  const [name = ''] = readdirSync(folder).filter(file => file.endsWith('.mdx'))
  const text = readFileSync(join(folder, name), 'utf8').replace(/^redirects:\n( {2}- .*\n)*/m, '')
  for (let number = 0; number < posts; number++)
    writeFileSync(
      join(folder, `post-${number}.mdx`),
      text.replace(/^id: .*$/m, `id: ${posts + number}`).replace(/^( *title: ).*$/gm, `$1Post number ${number}`),
    )
}

function measure(page: Page): Promise<Record<keyof typeof limitsMs, number[]>> {
  return page.evaluate(
    async ({ rounds, address, editUrl, tokenHeader, tokenEvent, tokenRequestEvent }) => {
      const { createHotContext } = await import(`${location.origin}/@vite/client`)
      const hot = createHotContext('/measure')
      const token = await new Promise<string>(resolve => {
        hot.on(tokenEvent, (sent: { token: string }) => resolve(sent.token))
        hot.send(tokenRequestEvent, {})
      })
      const headers = { [tokenHeader]: token, 'Content-Type': 'application/json' }
      const ask = async (name: string, body: object) =>
        (await fetch(editUrl + name, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      const marked = async () => (await fetch(address, { headers: { ...headers, Accept: 'text/html' } })).text()
      const times = { marks: [] as number[], save: [] as number[] }
      // The first document is compiled and checked for its marks.
      await marked()
      for (let round = 0; round < rounds; round++) {
        await new Promise(resolve => setTimeout(resolve, 1500))
        let sinceMs = performance.now()
        await marked()
        times.marks.push(performance.now() - sinceMs)
        const { file, version, blocks } = await ask('page', { url: address })
        const { id } = blocks.find(({ kind }: { kind: string }) => kind === 'paragraph')
        sinceMs = performance.now()
        const text = `The text of round ${round}.`
        const { type } = await ask('save', { file, version, changes: [{ type: 'block', id, text }] })
        const html = await marked()
        if (type !== 'saved' || !html.includes(text)) throw new Error('The change was not saved.')
        times.save.push(performance.now() - sinceMs)
      }
      return times
    },
    { rounds, address, editUrl, tokenHeader, tokenEvent, tokenRequestEvent },
  )
}
