import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { plain } from '../../factories/pictures'
import { badge, expect, shareSmallServer, test } from './dev-server'

const { path, edit, open } = shareSmallServer()
const page = 'blog/a-first-post.mdx'
const address = '/blog/a-first-post/'
const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n'

test.beforeAll(() => {
  mkdirSync(path('media'), { recursive: true })
})

/** A photograph in as many parts as a slow disk writes. */
async function partsOfPhotograph(count: number): Promise<Buffer[]> {
  const whole = await plain(2400, 1600).jpeg({ quality: 100 }).toBuffer()
  const size = Math.ceil(whole.length / count)
  return Array.from({ length: count }, (_, index) => whole.subarray(index * size, (index + 1) * size))
}

test('a broken picture that no page uses is a warning, and every page works', async ({ page: tab }) => {
  const inOtherFiles = async () => {
    const [words = '0'] = await tab
      .locator('page-badge')
      .getByText(/in other files/)
      .allTextContents()
    return Number(/\d+/.exec(words)?.[0])
  }
  await open(tab, address)
  const before = await inOtherFiles()
  writeFileSync(path('media/unused.png'), pointer)
  for (const url of ['/', '/blog/', '/blog/a-second-post/', address]) await open(tab, url)
  await expect(badge(tab)).toContainText('No issues')
  await expect.poll(inOtherFiles).toBe(before + 1)
  expect(await tab.locator('problem-overlay').count()).toBe(0)
  rmSync(path('media/unused.png'))
})

test('a broken picture that a page uses shows in an overlay until it is replaced', async ({ page: tab }) => {
  await open(tab, address)
  const overlay = tab.locator('problem-overlay')
  writeFileSync(path('media/photo 1.jpg'), pointer)
  edit(page, '## A component', '![A photograph](</media/photo 1.jpg>)\n\n## A component')
  await expect(overlay).toContainText('The file content/media/photo 1.jpg is a Git LFS pointer, not the picture.')
  await expect(overlay).toContainText('Run `git lfs pull`.')
  await open(tab, '/blog/a-second-post/')
  writeFileSync(path('media/photo 1.jpg'), await plain(90, 60).jpeg().toBuffer())
  await expect(overlay).toHaveCount(0)
  await open(tab, address)
  // It has fewer pixels than the column has, and isn't enlarged.
  await expect(tab.getByRole('img', { name: 'A photograph' })).toHaveJSProperty('clientWidth', 90)
})

test('a picture that is being copied is awaited, and the open page shows it', async ({ page: tab }) => {
  await open(tab, address)
  let hadOverlay = false
  await tab.exposeFunction('reportOverlay', () => {
    hadOverlay = true
  })
  await tab.evaluate(`new MutationObserver(() => {
    if (document.querySelector('problem-overlay')) reportOverlay()
  }).observe(document, { childList: true, subtree: true })`)
  const [first = '', ...rest] = await partsOfPhotograph(20)
  writeFileSync(path('media/photo 1.jpg'), first)
  for (const part of rest) {
    await setTimeout(150)
    appendFileSync(path('media/photo 1.jpg'), part)
  }
  const image = tab.getByRole('img', { name: 'A photograph' })
  await expect(image).toHaveAttribute('width', '2400')
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate(node => (node as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  expect(hadOverlay).toBe(false)
})
