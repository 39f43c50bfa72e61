import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../../renderer/engine/content/entity'
import { noMedia } from '../../renderer/engine/images/media'
import { feeds } from '../../renderer/engine/outputs/feeds'
import { hostFiles } from '../../renderer/engine/outputs/hosts/host-files'
import { llms } from '../../renderer/engine/outputs/llms'
import type { makeOutputs } from '../../renderer/engine/outputs/make-outputs'
import { markdownFiles } from '../../renderer/engine/outputs/markdown/markdown-files'
import type { RenderedPage } from '../../renderer/engine/outputs/output'
import { robots } from '../../renderer/engine/outputs/robots'
import { sitemap } from '../../renderer/engine/outputs/sitemap'

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
    ...{
      url,
      path: 'blog/one/index.html',
      source: 'content/blog/one.mdx',
      hash: '',
      bytes: html.length,
      grantMarks: [],
    },
    html: () => html,
    info: {
      ...{ url, title, description: excerpt, heading: title, lead: excerpt, changed: '2025-03-01' },
      ...{ canonical: full, image: 'https://site.example/cards/one.png', markdownUrl: `${full}index.md` },
      article: { author, published: '2025-03-01', section: 'Guides', tags },
      ...{ crumbs: [], indexable: true, isNotFound: false },
    },
  }
}

/** The arguments of `makeOutputs` for pages of a site that has all generators of the engine besides media and search. */
export function inputOf(pages: RenderedPage[]): Parameters<typeof makeOutputs> {
  const entities = pages.map(({ url, source }) => ({ collection: 'blog', slug: 'one', url, file: source ?? '' }))
  return [
    [feeds, sitemap, robots, llms, markdownFiles, hostFiles],
    {
      root: '',
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
      settings: { brand: 'Site', tagline: 'A site', origin: 'https://site.example', language: 'en', home: '/' },
      providers: {},
      base: '/',
      markdown: { quote: [], strong: [], figure: [], skip: [], ownLine: [], body: ['prose'] },
      memoize: (_, __, make) => make(),
    },
  ]
}
