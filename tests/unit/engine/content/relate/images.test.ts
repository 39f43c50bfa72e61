import { expect, test } from 'vitest'
import { applyFix } from '../../../../../renderer/engine/base/diagnostics/issue'
import { legalPage } from '../../../../factories/content-files'
import { beginningOf, pixel } from '../../../../factories/pictures'
import { loadFiles } from '../../../../factories/site'

test('an image in a body is a picture in content/media, or the nearest name is offered', async () => {
  const body = `![A plan](/media/plan.webp)

![Another](/media/paln.webp) and ![a third](plan.png "Title")

![Nothing like it](/media/sunset.png)

![Moving](/media/plan.webm)

![Elsewhere](https://example.com/plan.png)

![Coded](data:text/html,1)`
  const source = legalPage({ title: 'Pictures' }, body)
  const { text, issues } = await loadFiles({
    'legal/one.mdx': source,
    'media/plan.webp': pixel,
    'media/plan.webm': beginningOf('webm'),
  })
  expect(text).toBe(`content/legal/one.mdx:12:12  media-missing
  There is no file content/media/paln.webp.
  Did you mean "/media/plan.webp"?

content/legal/one.mdx:12:45  media-missing
  There is no file content/legal/plan.png.
  Did you mean "/media/plan.webp"?

content/legal/one.mdx:14:20  media-missing
  There is no file content/media/sunset.png.
  Put the file into content/media, or write the path of one that is there, from "/media/".

content/legal/one.mdx:16:11  media-kind
  The file content/media/plan.webm is a recording; a picture is needed here.
  Did you mean "/media/plan.webp"?

content/legal/one.mdx:18:14  media-missing
  The picture "https://example.com/plan.png" is on another site.
  Put it into content/media and write its path from "/media/": visitors are told to nobody else.

content/legal/one.mdx:20:1  body-link
  The link "data:text/html,1" would run or hide something.
  Link to a page, or to an https, mailto or tel address.`)
  const fixed = issues.flatMap(({ fix }) => (fix ? [applyFix(source, fix)] : []))
  expect(fixed).toEqual([
    source.replace('/media/paln.webp', '/media/plan.webp'),
    source.replace('(plan.png', '(/media/plan.webp'),
    source.replace('(/media/plan.webm', '(/media/plan.webp'),
  ])
})

test('a file that a field names is in content/media, or the nearest name is offered', async () => {
  const { text } = await loadFiles({
    'legal/one.mdx': legalPage().replace('metadata:', 'metadata:\n  image: /media/card.jpg'),
    'media/2025/card.png': pixel,
  })
  expect(text).toBe(`content/legal/one.mdx:6:10  metadata.image  media-missing
  There is no file content/media/card.jpg.
  Did you mean "/media/2025/card.png"?`)
})

test('a picture that can not be read is an issue where it is used, and a warning where nothing uses it', async () => {
  const { text, site } = await loadFiles({
    'legal/one.mdx': legalPage({ title: 'One' }, '![A plan](/media/plan.png)'),
    'legal/two.mdx': legalPage({ title: 'Two', metadata: { image: '/media/plan.png' } }),
    'legal/three.mdx': legalPage({ title: 'Three' }, '![A pixel](/media/pixel.png)'),
    'media/pixel.png': pixel,
    'media/plan.png': 'A text that somebody gave the wrong ending.',
    'media/spare.png': 'Another text with the wrong ending.',
  })
  expect(text).toBe(`content/legal/one.mdx:10:11  media-unreadable
  The file content/media/plan.png is a text, not a picture.
  Export the picture again as png, jpg or webp.

content/legal/two.mdx:8:10  metadata.image  media-unreadable
  The file content/media/plan.png is a text, not a picture.
  Export the picture again as png, jpg or webp.

content/media/spare.png:1:1  media-unreadable-unused  warning
  The file is a text, not a picture. Nothing uses it.
  Export the picture again as png, jpg or webp. Or remove it.`)
  expect(site.legal.map(({ slug }) => slug)).toEqual(['three'])
})

test('the target of a reference is checked as an image where an image uses it', async () => {
  const body = `![A][a] ![B][b] [C][c] and ![D][]

[a]: https://evil.example/x.png
[b]: /media/none.png
[c]: https://good.example/page.png
[d]: </media/two words.png>`
  const { text } = await loadFiles({ 'legal/one.mdx': legalPage({}, body), 'media/two words.png': pixel })
  expect(text).toBe(`content/legal/one.mdx:12:6  media-missing
  The picture "https://evil.example/x.png" is on another site.
  Put it into content/media and write its path from "/media/": visitors are told to nobody else.

content/legal/one.mdx:13:6  media-missing
  There is no file content/media/none.png.
  Put the file into content/media, or write the path of one that is there, from "/media/".`)
})

test('a definition for a link and an image is checked as both', async () => {
  const { text } = await loadFiles({ 'legal/one.mdx': legalPage({}, '![A][a] [B][a]\n\n[a]: /nowhere/') })
  expect(text.match(/(media-missing|link-unknown)/g)).toEqual(['link-unknown', 'media-missing'])
})

test('a fix spells a name so that Markdown reads it', async () => {
  const source = legalPage({}, '![A](/media/two_words.png) and ![B](</media/Foto 1.png>)')
  const files = { 'media/two words.png': pixel, 'media/Foto (1).png': pixel }
  const { issues } = await loadFiles({ 'legal/one.mdx': source, ...files })
  expect(issues.map(({ fix }) => fix?.text)).toEqual(['/media/two%20words.png', '/media/Foto%20%281%29.png'])
  const fixed = issues.toReversed().reduce((text, { fix }) => (fix ? applyFix(text, fix) : text), source)
  expect((await loadFiles({ 'legal/one.mdx': fixed, ...files })).text).toBe('')
})

test('a link to a file of content/media leads to nothing', async () => {
  const { text } = await loadFiles({ 'legal/one.mdx': legalPage({}, '[A](/media/a.png)'), 'media/a.png': pixel })
  expect(text).toMatch(
    /^content\/legal\/one\.mdx:\d+:5 {2}link-unknown\n {2}There is nothing to open at "\/media\/a\.png"/,
  )
})

test('a field takes a picture or a recording, as its type says', async () => {
  const { text } = await loadFiles({
    'legal/one.mdx': legalPage().replace('metadata:', 'metadata:\n  image: /media/card.webm'),
    'legal/two.mdx': legalPage({ title: 'Terms' }).replace('metadata:', 'metadata:\n  image: /media/card.svg'),
    'media/card.webm': beginningOf('webm'),
    'media/card.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'media/card.png': pixel,
  })
  expect(text).toBe(`content/legal/one.mdx:6:10  metadata.image  media-kind
  The file content/media/card.webm is a recording; a picture is needed here.
  Did you mean "/media/card.png"?

content/legal/two.mdx:6:10  metadata.image  media-kind
  The file content/media/card.svg is a drawing; a picture is needed here.
  Did you mean "/media/card.png"?`)
})
