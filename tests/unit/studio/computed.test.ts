import { expect, test } from 'vitest'
import { createCache } from '../../../renderer/engine/base/cache/store'
import { createLoader } from '../../../renderer/engine/content/load'
import type { PageContent } from '../../../renderer/engine/vite/content-store'
import { createEditContext } from '../../../renderer/studio/edit-service'
import { applyMarks } from '../../../renderer/studio/marks/apply-marks'
import { differences, findComputed } from '../../../renderer/studio/marks/find-computed'
import { post } from '../../factories/content-files'
import { temporaryRoot } from '../../factories/root'
import { site } from '../../fixtures/sample-site/renderer/site/index'

test('elements are found whose text or picture differs', () => {
  const page = (text: string, picture: string) =>
    `<html><head><title>${text}</title></head><body><main><p>a <b>${text}</b></p><img src="${picture}"/></main></body></html>`
  expect(differences(page('x', 'p'), page('y', 'q'))).toEqual([6, 7])
  expect(differences(page('x', 'p'), page('x', 'p'))).toEqual([])
})

test('a page with other elements says nothing of its values', () => {
  expect(differences('<main><p>x</p></main>', '<main><p>y</p><p>z</p></main>')).toEqual([])
  expect(differences('<main><p>x</p></main>', '<main><b>y</b></main>')).toEqual([])
})

test('a day as it is shown names the field that it is made of', async () => {
  const root = temporaryRoot({ 'blog/one.mdx': post() })
  const check = createLoader({ root, site })
  const context = await createEditContext({ root, site, cache: createCache(root), check, changed: () => {} })
  const { value } = await check()
  const content = { site: value } as unknown as PageContent
  const render = async ({ site }: PageContent) => {
    const [{ title, date }] = site.blog as unknown as [{ title: string; date: string }]
    return `<main><h1>${title}</h1><p>On <time>${new Date(date).toUTCString()}</time></p></main>`
  }
  const plain = await render(content)
  const path = '/blog/one/'
  const unseen = new Set<string>()
  const computed = await findComputed(context, { content, path, plain, render }, id => id.endsWith('?.title'), unseen)
  expect([...computed]).toEqual([[3, ['content/blog/one.mdx?.date']]])
  expect(applyMarks(plain, { ids: [], blocks: new Map(), computed })).toContain(
    '<p>On <time data-edit-computed="content/blog/one.mdx?.date">',
  )

  // After an edit, only the fields that the page shows are rendered again.
  let renders = 0
  const count = (shown: PageContent) => {
    renders++
    return render(shown)
  }
  const again = await findComputed(
    context,
    { content, path, plain, render: count },
    id => id.endsWith('?.title'),
    unseen,
  )
  expect([again, renders]).toEqual([computed, 1])
})
