import { expect, test } from 'vitest'
import { applyFix } from '../../renderer/engine/diagnostics/issue'
import { siteOf } from '../workspace'

/** A page of the law that has nothing wrong, with a text of its own. */
const page = (title: string, body: string, more = '') => `---
title: ${title}
summary: What the page gives its reader.
lastUpdated: 2025-01-01
${more}metadata:
  title: ${title} of the company
  description: A description of the right length, which says what the page gives to the reader who finds it.
---

${body}
`

test('a picture of a text is a picture in content/media, or its place and the nearest name are told', async () => {
  const body = `![A plan](/media/plan.webp)

![Another](/media/paln.webp) and ![a third](plan.png "Title")

![Nothing like it](/media/sunset.png)

![Moving](/media/plan.webm)

![Elsewhere](https://example.com/plan.png)

![Coded](data:text/html,1)`
  const source = page('Pictures', body)
  const { text, issues } = await siteOf({
    'legal/one.mdx': source,
    'media/plan.webp': 'picture',
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
  const mended = issues.flatMap(({ fix }) => (fix ? [applyFix(source, fix)] : []))
  expect(mended).toEqual([
    source.replace('/media/paln.webp', '/media/plan.webp'),
    source.replace('(plan.png', '(/media/plan.webp'),
  ])
})

test('a file that a field names is looked for alike', async () => {
  const { text } = await siteOf({
    'legal/one.mdx': page('Pictures', 'Text.').replace('metadata:', 'metadata:\n  image: /media/card.jpg'),
    'media/2025/card.png': 'picture',
  })
  expect(text).toBe(`content/legal/one.mdx:6:10  metadata.image  media-missing
  There is no file content/media/card.jpg.
  Did you mean "/media/2025/card.png"?`)
})

test('addresses in menus, footer and banner are checked like those of texts', async () => {
  const settings = `// The "menu" isn't '/checked/' here.
export const site = {
  origin: 'https://workings.example',
  home: '/',
  navigation: [
    { label: 'One', href: '/one/' },
    { label: "It's two", href: '/tow/' },
  ],
  footer: [{ label: 'Old', href: '/old/#top' }, { label: 'Later', href: '/later/' }],
  banner: { actions: [{ href: "/one/#the-frist" }, { href: '/one/#the-first' }] }, /* '/nowhere/' */
  // Something on the server answers there, which is no page.
  providers: { analytics: { id: 'T', endpoint: '/api/events' }, newsletter: '/api/newsletter', inquiry: '/api/ask' },
}
`
  const { text, issues } = await siteOf({
    'site.ts': settings,
    'pages/index.mdx': page('Home', 'Text.')
      .replace('summary', 'lead')
      .replace(/lastUpdated.*\n/, ''),
    'legal/one.mdx': page('One', '## The first\n\nText.', 'redirects: [/old/]\n'),
    'legal/two.mdx': page('Two', 'Text.'),
    'legal/later.mdx': page('Later', 'Text.', 'publishAt: 2999-01-01T00:00Z\n'),
  })
  expect(text).toBe(`content/site.ts:7:33  link-unknown
  There is no page at "/tow/".
  Did you mean "/two/"?

content/site.ts:9:35  anchor-unknown
  There is no heading "#top" in content/legal/one.mdx.
  Anchors there: the-first.

content/site.ts:9:35  link-moved  warning
  The page at "/old/" has moved.
  Write its address: /one/

content/site.ts:9:74  link-unpublished
  The page at "/later/" is not yet published.
  Publish it with this one, or leave the link out until then.

content/site.ts:10:32  anchor-unknown
  There is no heading "#the-frist" in content/legal/one.mdx.
  Did you mean "the-first"?`)
  expect(issues.flatMap(({ fix }) => (fix ? [fix.text] : []))).toEqual(['/two/', '/one/#top', '/one/#the-first'])
})
