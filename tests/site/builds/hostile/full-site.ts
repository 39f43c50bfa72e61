import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeSite } from '../../commands/site-copy'

/** A picture, so that some addresses of pictures are right. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30z"/></svg>'

/**
 * A new site in which every field and output is used that the engine has: tags with their pages, aliases, feeds, Markdown
 * copies, a search index.
 */
export function makeFullSite(): string {
  const root = makeSite()
  const edit = (file: string, ...changes: [from: string, to: string][]) => {
    const path = join(root, file)
    let text = readFileSync(path, 'utf8')
    for (const [from, to] of changes) {
      if (!text.includes(from)) throw new Error(`${file} has no ${from}`)
      text = text.replace(from, to)
    }
    writeFileSync(path, text)
  }
  edit(
    'content/types/post.ts',
    ['import type { Day }', 'import type { Day, ExternalAddress, Href, MediaPath }'],
    ['  tags: string[]\n', `  tags: string[]\n${extraFields}`],
  )
  edit('renderer/site/index.ts', [
    "base: '/blog/' }",
    "base: '/blog/', tags: true, feed: { since: 2026 }, section: { heading: 'Posts', order: 1 } }",
  ])
  edit(
    'renderer/site/outputs.ts',
    [
      'sitemap, robots',
      'sitemap, feeds, markdownFiles, llms, searchFiles({ exclude: [], section: () => undefined }), robots',
    ],
    ['\nimport', `\n${outputImports}import`],
  )
  edit(
    'renderer/site/page-info.ts',
    [
      'export function entityInfo({ url, title, excerpt, updated }: SiteEntity)',
      'export function entityInfo(entity: SiteEntity)',
    ],
    ['  const full', '  const { url, title, excerpt, updated } = entity\n  const full'],
    [
      '    isNotFound: false,',
      "    isNotFound: false,\n    ...('date' in entity && { changed: updated ?? entity.date, article: { author: entity.author, published: entity.date, section: 'Posts', tags: entity.tags } }),",
    ],
  )
  mkdirSync(join(root, 'content/media'), { recursive: true })
  writeFileSync(join(root, 'content/media/picture.svg'), picture)
  mkdirSync(join(root, 'pages/blog/tag/@tag'), { recursive: true })
  writeFileSync(join(root, 'pages/blog/tag/@tag/+data.ts'), tagData)
  writeFileSync(join(root, 'pages/blog/tag/@tag/+Page.tsx'), tagPage)
  return root
}

const extraFields = `  /** Other addresses of the page. */
  aliases?: Href[]
  /** Where the text comes from. */
  source?: ExternalAddress
  /** A picture above the text. */
  picture?: MediaPath
`

const outputImports = `import { feeds } from '../engine/outputs/feeds'
import { llms } from '../engine/outputs/llms'
import { markdownFiles } from '../engine/outputs/markdown/markdown-files'
import { searchFiles } from '../engine/outputs/search'
`

const tagData = `import { render } from 'vike/abort'
import { tagSlug } from '../../../../renderer/engine/content/collection'
import { eachTag } from '../../../../renderer/engine/content/pages/page-urls'
import { entityInfo } from '../../../../renderer/site/page-info'
import { readContent } from '../../../read-content'

export async function data(context) {
  const { site } = await readContent(context)
  const tag = eachTag(site.blog).find(each => tagSlug(each) === context.routeParams.tag)
  if (!tag) throw render(404)
  const posts = site.blog.filter(({ tags }) => tags.includes(tag))
  return { site, tag, posts, info: { ...entityInfo(posts[0]), url: '', article: undefined, indexable: false } }
}
`

const tagPage = `export default function TagPage({ tag, posts }) {
  return <><h1>{tag}</h1><ul>{posts.map(({ url, title }) => <li key={url}><a href={url}>{title}</a></li>)}</ul></>
}
`
