import { expect, test } from 'vitest'
import { applyFix } from '../../../../renderer/engine/diagnostics/issue'
import { legalPage } from '../../../factories/content-files'
import { pixel } from '../../../factories/pictures'
import { loadFiles } from '../../../factories/site'

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
    'media/plan.webm': 'recording',
  })
  expect(text).toBe(`content/legal/one.mdx:12:12  media-missing
  There is no file content/media/paln.webp.
  Did you mean "/media/plan.webp"?

content/legal/one.mdx:12:45  media-missing
  There is no file content/plan.png.
  Did you mean "/media/plan.webp"?

content/legal/one.mdx:14:20  media-missing
  There is no file content/media/sunset.png.
  Put the file into content/media, or write the path of one that is there, from "/media/".

content/legal/one.mdx:16:11  media-missing
  The file content/media/plan.webm is not a picture that can stand in a text.
  Pictures end in png, jpg, webp, avif, tiff or gif.

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
