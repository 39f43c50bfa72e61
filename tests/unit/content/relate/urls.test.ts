import { describe, expect, test } from 'vitest'
import { page, post } from '../../../factories/content-files'
import { loadFiles } from '../../../factories/site'

test('an alias may not take the URL of another page, whatever its case', async () => {
  const { text } = await loadFiles({
    'pages/one.mdx': page(),
    'pages/two.mdx': page({ aliases: '[/twoAgain/, /One/]', metadata: { title: 'A page beside it' } }),
  })
  expect(text).toBe(`content/pages/two.mdx:4:23  aliases.1  address-taken
  The address /One/ belongs to content/pages/one.mdx already.
  Remove the alias here, or the page there.`)
})

describe('a redirect', () => {
  test('belongs to the entity', async () => {
    const { site, text } = await loadFiles({ 'blog/one.mdx': post({ redirects: '[/blog/uno/, /old/one.html]' }) })
    expect(text).toBe('')
    expect(site.blog[0]?.redirects).toEqual(['/blog/uno/', '/old/one.html'])
  })

  test('is a path of this site at which there is no page now', async () => {
    const { text } = await loadFiles({
      'blog/one.mdx': post(),
      'blog/two.mdx': post({
        id: '2',
        title: 'Another article',
        redirects: '[/blog/one/, /blog/two/, https://old.example/]',
      }),
    })
    expect(text).toBe(`content/blog/two.mdx:12:13  redirects.0  address-taken
  The address /blog/one/ belongs to content/blog/one.mdx already.
  Remove the redirect here, or the page there.

content/blog/two.mdx:12:25  redirects.1  address-taken
  The address /blog/two/ is this page's own already.
  Remove it: an old address is one at which nothing stands now.

content/blog/two.mdx:12:37  redirects.2  field-value
  "https://old.example/" is not in the right form.
  An address at which a page stood before: a path of this site, from "/". For example: /an-older-name/`)
  })
})
