import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../../renderer/engine/content/entity'
import { noMedia } from '../../renderer/engine/content/media/media'
import { parsePage } from '../../renderer/engine/pages/html/page-tree'
import { makeOutputs } from '../../renderer/engine/pages/outputs/make-outputs'
import type { OutputContext, RenderedPage } from '../../renderer/engine/pages/outputs/output'
import { makeFiles } from '../../renderer/engine/pages/outputs/page-files'
import { feeds } from '../../renderer/outputs/feeds/feeds'
import { hostFiles } from '../../renderer/outputs/hosts/host-files'
import { llms } from '../../renderer/outputs/llms'
import { noHints } from '../../renderer/outputs/markdown/hints'
import { markdownFiles } from '../../renderer/outputs/markdown/markdown-files'
import { robots } from '../../renderer/outputs/robots'
import { sitemap } from '../../renderer/outputs/sitemap'
import { createMemoryStore } from '../../renderer/search/indexing/memory-store'

/** The texts of an article. */
export interface ArticleTexts {
  title: string
  excerpt: string
  author: string
  tags: string[]
  body: string
}

/** The article at /blog/one/ as a rendered page. */
export function article({ title, excerpt, author, tags, body }: ArticleTexts): RenderedPage {
  const html = renderToStaticMarkup(
    <main>
      <div className="prose">
        <p>{body}</p>
      </div>
    </main>,
  )
  const url = '/blog/one/'
  const full = `https://site.example${url}`
  return {
    url,
    path: 'blog/one/index.html',
    source: 'content/blog/one.mdx',
    hash: '',
    bytes: html.length,
    grantMarks: [],
    anchors: [],
    textHash: '',
    media: [],
    files: [],
    html: () => html,
    info: {
      url,
      title,
      description: excerpt,
      heading: title,
      lead: excerpt,
      changed: '2025-03-01',
      canonical: full,
      image: 'https://site.example/cards/one.png',
      markdownUrl: `${full}index.md`,
      article: { author, published: '2025-03-01', section: 'Guides', tags },
      crumbs: [],
      indexable: true,
      isNotFound: false,
    },
  }
}

const settings = { brand: 'Site', tagline: 'A site', origin: 'https://site.example', language: 'en', home: '/' }
const hints = { ...noHints, body: ['prose'] }

/** The files of a site with this page that has all generators of `@proofsheet/outputs`. */
export async function outputsOf(page: RenderedPage): Promise<{ path: string; content: string | Uint8Array }[]> {
  const memoize: OutputContext['memoize'] = (_, __, make) => make()
  const copies = await makeFiles([markdownFiles(hints)], {
    root: '',
    settings,
    memoize,
    page,
    tree: parsePage(page.html()),
  })
  const files = copies.map(({ path }) => ({ path, bytes: 0, hash: path }))
  const read: OutputContext['read'] = ({ path }) => `${copies.find(copy => copy.path === path)?.content}`
  const outputs = await makeOutputs(...inputOf([{ ...page, files }], { ...createMemoryStore(), memoize, read }))
  return [...copies, ...outputs].map(({ path, content }) => {
    // None of these generators stores a file itself.
    if (typeof content === 'object' && 'hash' in content) throw new Error(`${path} is stored.`)
    return { path, content }
  })
}

/** The arguments of `makeOutputs` for pages of that site. */
function inputOf(
  pages: RenderedPage[],
  more: Pick<OutputContext, 'memoize' | 'read' | 'store' | 'isStored' | 'key'>,
): Parameters<typeof makeOutputs> {
  const entities = pages.map(({ url, source }) => ({ collection: 'blog', slug: 'one', url, file: source ?? '' }))
  return [
    [feeds(hints), sitemap, robots, llms, hostFiles],
    {
      ...more,
      root: '',
      at: new Date(0),
      media: noMedia,
      site: { blog: entities } as Site,
      collections: {
        blog: {
          type: 'Post',
          noun: 'post',
          base: '/blog/',
          feed: { since: 2025 },
          section: { heading: 'Articles', order: 1 },
        },
      },
      pages,
      settings,
      providers: {},
      base: '/',
    },
  ]
}
