import { describe, expect, test } from 'vitest'
import { page, post } from '../../../../factories/content-files'
import { loadFiles } from '../../../../factories/site'

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
  A former address of a page: a path of this site, from "/". For example: /an-older-name/`)
  })
})

/** The issues of a page with these addresses in one field, beside a home page, a page `one` and a tagged post. */
async function issuesOf(field: 'aliases' | 'redirects', urls: string[]): Promise<string[]> {
  const { issues } = await loadFiles({
    'pages/index.mdx': page({ title: 'The home page' }),
    'pages/one.mdx': page(),
    'pages/two.mdx': page({ title: 'Two', [field]: JSON.stringify(urls) }),
    'blog/post.mdx': post({ relatedPosts: '[post, post]' }),
  })
  return issues.map(issue => `${urls[Number(issue.field?.split('.')[1])]} ${issue.line} ${issue.code}`)
}

test('what is no address of this site beside the page is no alias', async () => {
  const urls = ['https://old.example/', 'mailto:a@b.example', '#x', '/faq2/#y', '/../../x/', '//x/', '/x/?y=1', '/a.b/']
  const elsewhere = ['/no-slash', '/blog/elsewhere/', '/a/b/', '/']
  const issues = await issuesOf('aliases', [...urls, ...elsewhere])
  expect(issues).toEqual([...urls, ...elsewhere].map(url => `${url} 4 field-value`))
})

test('what is no path of this site is no redirect', async () => {
  const urls = ['https://old.example/', 'mailto:a@b.example', '#x', '/x/#y', '/..', '/a/../b/', '/./', '//x/', '/x?y=1']
  expect(await issuesOf('redirects', urls)).toEqual(urls.map(url => `${url} 4 field-value`))
})

test('a redirect may cover no page and no file of the build', async () => {
  const pages = ['/', '/one', '/one/', '/two', '/blog/tag/leadership/', '/blog/tag/prompting', '/Blog/Post/']
  const ofPages = ['/index.html', '/one/index.html', '/Index.HTML', '/404.html', '/one/index.md']
  const folders = ['/assets/', '/assets/entries/a.js', '/search/index.json', '/media/a.webp']
  const files = [
    'robots.txt',
    'robots.txt.gz',
    'sitemap.xml',
    'atom.xml',
    'rss.xml',
    'feed.json',
    'llms.txt',
    'llms-full.txt',
  ]
  const hosts = ['_headers', '_redirects', 'vercel.json', 'staticwebapp.config.json', '.nojekyll']
  const urls = [...pages, ...ofPages, ...folders, ...[...files, ...hosts].map(file => `/${file}`)]
  expect(await issuesOf('redirects', urls)).toEqual(urls.map(url => `${url} 4 address-taken`))
})

test('two forms of one old address are one', async () => {
  expect(await issuesOf('redirects', ['/old', '/old/'])).toEqual(['/old/ 4 address-taken'])
})

test('a page may not stand where the build writes files', async () => {
  const { text } = await loadFiles({ 'pages/assets.mdx': page() })
  expect(text).toBe(`content/pages/assets.mdx:1:1  address-taken
  The address /assets/ belongs to the files that a build writes.
  Give the file another name.`)
})
