import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { build } from 'rolldown'

let code = ''

test.beforeAll(async () => {
  const { output } = await build({
    input: join(import.meta.dirname, '../../../renderer/engine/vite/browser/morph.ts'),
    write: false,
    output: { format: 'iife', name: 'code' },
  })
  code = output[0].code
})

/** Opens a document with this body, as the server renders it, and loads the module into it. */
async function open(page: Page, body: string) {
  await page.setContent(`<!doctype html><html lang="en"><head><title>x</title></head><body>${body}</body></html>`)
  await page.addScriptTag({ content: code })
}

/** Morphs the body to other HTML; gives the names of the islands that it reports as new. */
const update = (page: Page, body: string) =>
  page.evaluate(html => {
    const { morph } = (window as unknown as { code: { morph: (from: Element, to: Element) => Element[] } }).code
    const next = new DOMParser().parseFromString(html, 'text/html').body
    return morph(document.body, next).map(island => island.getAttribute('name'))
  }, body)

const body = (page: Page) => page.evaluate(() => document.body.innerHTML)
/** Marks an element, to recognize the same one later. */
const mark = (page: Page, selector: string) =>
  page.locator(selector).evaluate(element => Object.assign(element, { isMarked: true }))
const isMarked = (page: Page, selector: string) => page.locator(selector).evaluate(element => 'isMarked' in element)

const island = (name: string, props: string, html: string, attributes = '') =>
  `<x-island name="${name}" props="${props}"${attributes}>${html}</x-island>`

test('the result is what the server rendered, without ids of the comparison', async ({ page }) => {
  const before = '<h1 id="a">A</h1><ul><li>1</li><li>2</li><li>2</li></ul><p class="x">P <b>Q</b></p><hr>'
  const after = '<p>New</p><h1 id="a">A</h1><ul><li>2</li><li>1</li></ul><p class="y">P <b>Q</b></p><table></table>'
  await open(page, before)
  expect(await update(page, after)).toEqual([])
  expect(await body(page)).toBe(after)
})

test('attributes of scripts and visitors stay, others follow the server', async ({ page }) => {
  const menu = (name: string) => `<details class="${name}"><summary>Menu</summary>Items</details>`
  await open(page, `<main>${menu('a')}</main><p id="bar" hidden>Bar</p><label>Name <input></label>`)
  await page.evaluate(() => {
    document.querySelector('details')?.setAttribute('open', '')
    document.querySelector('main')?.setAttribute('inert', '')
    document.querySelector('main')?.setAttribute('data-scrolled', '')
    document.querySelector('#bar')?.removeAttribute('hidden')
    for (const field of document.querySelectorAll('input')) field.value = 'Ada'
  })
  await update(page, `<main>${menu('b')}</main><p id="bar" hidden>Bar</p><label>Full name <input></label>`)
  expect(await body(page)).toBe(
    '<main inert="" data-scrolled=""><details class="b" open=""><summary>Menu</summary>Items</details></main>' +
      '<p id="bar">Bar</p><label>Full name <input></label>',
  )
  expect(await page.locator('input').inputValue()).toBe('Ada')
})

test('a block that is inserted takes neither the focus nor the open state of its neighbors', async ({ page }) => {
  const blocks = ['One', 'Two', 'Three'].map(
    word => `<p><a href="#${word}">${word}</a></p><details><summary>About ${word}</summary>${word}</details>`,
  )
  const inserted = '<p><a href="#new">New</a></p><details><summary>About new</summary>New</details>'
  await open(page, blocks.join(''))
  await page.getByText('About Two').click()
  await page.getByRole('link', { name: 'Two' }).focus()
  await update(page, inserted + blocks.join(''))
  await expect(page.getByRole('link', { name: 'Two' })).toBeFocused()
  expect(await page.locator('details[open]').allInnerTexts()).toEqual(['About Two\nTwo'])
})

test('the text that a reader sees stays in its place when a block is inserted above', async ({ page }) => {
  const blocks = Array.from({ length: 60 }, (_, index) => `<p style="height: 50px">Paragraph ${index}</p>`)
  await open(page, blocks.join(''))
  await page.evaluate(() => scrollTo(0, 1500))
  const top = () => page.getByText('Paragraph 32', { exact: true }).evaluate(text => text.getBoundingClientRect().top)
  const before = await top()
  await update(page, `<p style="height: 50px">New</p>${blocks.join('')}`)
  await expect.poll(top).toBe(before)
})

test('what scripts added stays where it is, and nothing else takes its place', async ({ page }) => {
  await open(page, '<header>Head</header><div>First</div><article><p>Text</p></article><div>Last</div>')
  await page.evaluate(() => {
    const added = () => Object.assign(document.createElement('div'), { className: 'added' })
    document.querySelector('header')?.after(added())
    document.querySelector('article')?.append(added())
    document.body.append(added())
  })
  const added = '<div class="added"></div>'
  for (const text of ['Changed', 'Changed again']) {
    await update(page, `<header>Head</header><div>${text}</div><article><p>${text}</p></article>`)
    expect(await body(page)).toBe(
      `<header>Head</header>${added}<div>${text}</div><article><p>${text}</p>${added}</article>${added}`,
    )
  }
})

test('an island lives on while its name and props stay, and only its slot follows the server', async ({ page }) => {
  const box = (text: string, line: number) =>
    island('Box', '1', `<b>server</b><x-slot><p>${text}</p></x-slot>`, ` key-prefix="k${line}" data-source="a:${line}"`)
  await open(page, `<p>Before</p>${box('Old', 1)}`)
  await page.locator('b').evaluate(element => Object.assign(element, { textContent: 'browser' }))
  await page.locator('x-island').evaluate(element => element.setAttribute('awake', ''))
  await mark(page, 'x-island')
  // Also when another island of the kind comes before it and the wrapper of both is new.
  const other = island('Box', '2', '<b>other</b>')
  expect(await update(page, `<p>Before</p><section>${other}${box('New', 2)}</section>`)).toEqual(['Box'])
  expect(await body(page)).toBe(
    `<p>Before</p><section>${other}<x-island name="Box" props="1" key-prefix="k1" data-source="a:2" awake="">` +
      '<b>browser</b><x-slot><p>New</p></x-slot></x-island></section>',
  )
  expect(await isMarked(page, 'x-island[props="1"]')).toBe(true)
})

test('an island whose props changed is replaced and reported, with those inside it', async ({ page }) => {
  const leaf = island('Leaf', '1', '<i>leaf</i>')
  const box = (props: string) => island('Box', props, `<b>${props}</b><x-slot>${leaf}</x-slot>`)
  await open(page, `${box('1')}<p>After</p>`)
  await mark(page, 'x-island[name=Box]')
  await mark(page, 'p')
  expect(await update(page, `${box('2')}<p>After</p>`)).toEqual(['Box', 'Leaf'])
  expect(await body(page)).toBe(`${box('2')}<p>After</p>`)
  expect([await isMarked(page, 'x-island[name=Box]'), await isMarked(page, 'p')]).toEqual([false, true])
  // Elements that came with it were rendered by the server too: the next update may remove them.
  expect(await update(page, `${box('2').replace(leaf, '<p>No leaf</p>')}<p>After</p>`)).toEqual([])
  expect(await page.locator('x-slot').innerHTML()).toBe('<p>No leaf</p>')
})

test('an island inside a slot is reported when it is new, and of equal islands each has its own', async ({ page }) => {
  const leaf = island('Leaf', '1', '<input id="field-1">')
  const box = (html: string) => island('Box', '1', `<x-slot>${html}</x-slot>`)
  await open(page, box(leaf) + leaf)
  await page.locator('input').nth(1).fill('Ada')
  expect(await update(page, box(leaf + island('Leaf', '2', '<i>2</i>')) + leaf)).toEqual(['Leaf'])
  expect(await page.locator('input').nth(1).inputValue()).toBe('Ada')
  expect(await update(page, leaf.repeat(3))).toEqual(['Leaf', 'Leaf'])
  expect(await page.locator('input').first().inputValue()).toBe('Ada')
})

test('an island that comes before another does not take elements of the same id out of it', async ({ page }) => {
  const field = (props: string, id: string) => island('Field', props, `<label for="${id}">x</label><input id="${id}">`)
  await open(page, `<div>${field('b', 'id-1')}</div>`)
  await mark(page, 'input')
  const html = `<div>${field('a', 'id-1')}${field('b', 'id-2')}</div>`
  expect(await update(page, html)).toEqual(['Field'])
  expect(await page.locator('x-island[props=b] input').evaluate(element => 'isMarked' in element)).toBe(true)
  expect(await page.locator('x-island[props=a] input').count()).toBe(1)
})
