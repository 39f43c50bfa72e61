import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { normalUrl } from '../../../../../renderer/engine/base/files/decode-url'
import { mediaContents } from '../../../../../renderer/engine/content/media/image-files'
import { pictureAt, toMarkdownUrl } from '../../../../../renderer/engine/content/media/media'
import { MediaContext } from '../../../../../renderer/engine/content/media/media-context'
import { sharedAddress } from '../../../../../renderer/engine/content/media/variants'
import { mediaIn } from '../../../../../renderer/engine/pages/html/inspect'
import { createPageContent } from '../../../../../renderer/engine/vite/page-content'
import { legalPage } from '../../../../factories/content-files'
import { plain } from '../../../../factories/pictures'
import { type LoadedSite, loadFiles } from '../../../../factories/site'
import { hostileNames } from '../../../../factories/texts/hostile-names'
import { prose } from '../../../../fixtures/sample-site/renderer/site/components/prose'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

const picture = await plain(20, 10).png().toBuffer()
const media = Object.fromEntries(hostileNames.map(name => [`media/${name}`, picture]))

/** A path between angle brackets, as CommonMark wants it: with backslashes before characters with a meaning. */
const inBrackets = (path: string) => `<${path.replace(/[\\<>&]/g, '\\$&').replace(/%(?=[0-9a-f]{2})/gi, '%25')}>`

/** The spellings of a picture in a text. */
const spellings: Record<string, (path: string, label: string) => string> = {
  brackets: path => `![x](${inBrackets(path)})`,
  'brackets and a title': path => `Before ![x](${inBrackets(path)} "A title") after.`,
  'percent-encoding': path =>
    `![x](${path.split('/').map(encodeURIComponent).join('/').replace(/[(]/g, '%28').replace(/[)]/g, '%29')})`,
  'as fixes write it': path => `![x](${toMarkdownUrl(path)})`,
  'as fixes write it, in brackets': path => `![x](<${toMarkdownUrl(path)}>)`,
  'a reference': (path, label) => `![x][${label}]\n\n[${label}]: ${inBrackets(path)}`,
  'a table': path => `| a | b |\n| --- | --- |\n| ![x](${toMarkdownUrl(path)}) | c |`,
}

/** The HTML of a page, as the dev server and builds render its text. */
async function htmlOf({ everything, ...result }: LoadedSite, file: string): Promise<string> {
  const { bodyOf } = createPageContent(site)({
    ...result,
    value: everything,
    former: {},
    changeDays: new Map(),
  })
  const body = createElement(await bodyOf(file), { components: prose })
  return renderToStaticMarkup(createElement(MediaContext, { value: result.media }, body))
}

test.each(Object.entries(spellings))('every name works in a text: %s', async (_, spell) => {
  const text = hostileNames.map((name, index) => spell(`/media/${name}`, `name-${index}`)).join('\n\n')
  const loaded = await loadFiles({ 'legal/one.mdx': legalPage({}, text), ...media })
  expect(loaded.text).toBe('')
  const addresses = mediaIn(await htmlOf(loaded, 'content/legal/one.mdx'))
  // One for the `source`, and two for the `img`.
  expect(addresses).toHaveLength(3 * hostileNames.length)
  expect(addresses.filter(address => !/^\/assets\/media\/[\w.-]{1,90}$/.test(address))).toEqual([])
})

test('every variant of every name exists', async () => {
  const text = hostileNames.map(name => `![x](${toMarkdownUrl(`/media/${name}`)})`).join('\n\n')
  const loaded = await loadFiles({ 'legal/one.mdx': legalPage({}, text), ...media })
  const contentOf = mediaContents(loaded.media, loaded.root)
  const addresses = new Set(mediaIn(await htmlOf(loaded, 'content/legal/one.mdx')))
  expect(addresses.size).toBeGreaterThan(hostileNames.length)
  for (const address of addresses) {
    const content = await contentOf(address)
    expect(content && (await sharp(content).metadata()).width, address).toBe(20)
  }
})

test('a field may name every one of them', async () => {
  const files = hostileNames.map((name, index) => {
    const fields = { title: `Rules ${index}`, metadata: { image: JSON.stringify(`/media/${name}`) } }
    return [`legal/rules-${index}.mdx`, legalPage(fields)]
  })
  const { text, media: found } = await loadFiles({ ...Object.fromEntries(files), ...media })
  expect(text).toBe('')
  for (const name of hostileNames)
    expect(sharedAddress(pictureAt(found, `/media/${name}`))).toMatch(
      /^\/assets\/media\/[\w.-]{1,60}-[0-9a-f]{12}\.png$/,
    )
})

test('a URL names one path, and a path has a URL that names it', () => {
  expect(normalUrl('/media/two%20words.png')).toBe('/media/two words.png')
  expect(normalUrl('/media/100%.png')).toBe('/media/100%.png')
  expect(normalUrl('/media/a%2520b.png')).toBe('/media/a%20b.png')
  expect(normalUrl('/media/%FF.png')).toBe('/media/%FF.png')
  expect(toMarkdownUrl('/media/two words (1).png')).toBe('/media/two%20words%20%281%29.png')
  expect(toMarkdownUrl('/media/ümläut_1.png')).toBe('/media/ümläut_1.png')
  for (const name of hostileNames) expect(normalUrl(toMarkdownUrl(name))).toBe(name.normalize())
})
