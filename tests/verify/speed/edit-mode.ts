import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { tokenEvent, tokenHeader, tokenRequestEvent } from '../../../renderer/studio/contract'
import { copyProject, removeCopy, serve, stop } from '../../project-copy'
import type { SiteCheck } from '../check'
import { openInDev } from './open-in-dev'
import { figuresOf, slowerThan } from './statistics'

const port = 4394
const posts = 1000
const rounds = 20
/** Median times in milliseconds: until a page has its marks, and from a click on Save until the page shows the text. */
const limitsMs = { marks: 200, save: 150 }

const address = '/blog/post-7/'

const tooSlow = (times: Record<keyof typeof limitsMs, number[]>) =>
  (Object.keys(limitsMs) as (keyof typeof limitsMs)[]).flatMap(kind =>
    slowerThan({ [kind]: times[kind] }, { page: address, by: 'median', limitMs: limitsMs[kind] }),
  )

/** Asks for the marks of a page, and saves in its edit mode, in a site with many posts. */
export const editMode: SiteCheck = {
  name: 'edit mode',
  isReport: true,
  async run({ browser }) {
    const root = copyProject()
    addPosts(root)
    const { server } = await serve(root, port)
    const page = await browser.newPage()
    page.setDefaultTimeout(60_000)
    try {
      await openInDev(page, `http://localhost:${port}${address}`)
      const times = { marks: await measureMarks(page), save: await measureSaves(page) }
      return { inspected: rounds, figures: figuresOf(times), findings: tooSlow(times) }
    } finally {
      await page.close()
      await stop(server)
      removeCopy(root)
    }
  },
  requirements: {
    [`Among ${posts} posts a page has its marks within ${limitsMs.marks} ms, at the median.`]: async () =>
      tooSlow({ marks: [2 * limitsMs.marks], save: [1] }),
    [`Among ${posts} posts a page shows a save within ${limitsMs.save} ms, at the median.`]: async () =>
      tooSlow({ marks: [1], save: [2 * limitsMs.save] }),
  },
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

/** The pause between two measurements, as between two changes of a writer, in ms: the server finishes its checks. */
const pauseMs = 1500

function measureMarks(page: Page): Promise<number[]> {
  return page.evaluate(
    async ({ rounds, address, pauseMs, tokenHeader, tokenEvent, tokenRequestEvent }) => {
      const { createHotContext } = await import(`${location.origin}/@vite/client`)
      const hot = createHotContext('/measure')
      const token = await new Promise<string>(resolve => {
        hot.on(tokenEvent, (sent: { token: string }) => resolve(sent.token))
        hot.send(tokenRequestEvent, {})
      })
      const marked = async () =>
        (await fetch(address, { headers: { [tokenHeader]: token, Accept: 'text/html' } })).text()
      // The first document is compiled and checked for its marks.
      await marked()
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        await new Promise(resolve => setTimeout(resolve, pauseMs))
        const sinceMs = performance.now()
        await marked()
        times.push(performance.now() - sinceMs)
      }
      return times
    },
    { rounds, address, pauseMs, tokenHeader, tokenEvent, tokenRequestEvent },
  )
}

async function measureSaves(page: Page): Promise<number[]> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.locator('[data-edit-block]').first().waitFor()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.waitForTimeout(pauseMs)
    await page.locator('main .prose > p').first().click()
    await page.getByRole('dialog').locator('.ProseMirror:focus').waitFor()
    await page.keyboard.press('Control+A')
    const text = `The text of round ${round}.`
    await page.keyboard.insertText(text)
    await page.waitForTimeout(pauseMs)
    times.push(await page.evaluate(saveAndSee, text))
  }
  return times
}

/** Clicks on Save. Settles with the time until the page shows the text, in ms. Runs in the browser. */
function saveAndSee(text: string): Promise<number> {
  const main = document.querySelector('main') as HTMLElement
  const buttons = document.querySelector('page-editor')?.shadowRoot?.querySelectorAll('dialog button') ?? []
  const save = [...buttons].find(button => button.textContent === 'Save') as HTMLElement
  return new Promise(resolve => {
    const sinceMs = performance.now()
    const observer = new MutationObserver(() => {
      if (!main.textContent?.includes(text)) return
      observer.disconnect()
      resolve(performance.now() - sinceMs)
    })
    observer.observe(main, { subtree: true, childList: true, characterData: true })
    save.click()
  })
}
