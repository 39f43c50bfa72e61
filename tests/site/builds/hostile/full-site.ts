import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { shareFolders } from '../../../project-copy'
import { copyBuiltCode, fullSite, makeSite } from '../../commands/site-copy'

/** A picture, so that some addresses of pictures are right. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30z"/></svg>'

/**
 * A new site in which every field and output is used that the engine has: tags with their pages, aliases, feeds, Markdown
 * copies, a search index. All share the descriptions of their types, which TypeScript takes seconds to make.
 */
export function makeFullSite(): string {
  const root = makeSite()
  shareFolders(root, ['.cache/store/schema', '.cache/store/components'])
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
  edit('renderer/site/collections.ts', [
    'perPage: 20 }',
    "perPage: 20, tags: true, feed: { since: 2026 }, section: { heading: 'Posts', order: 1 } }",
  ])
  edit(
    'renderer/site/outputs.ts',
    ['sitemap, robots', 'sitemap, feeds(), llms, searchFiles, robots'],
    ['\nimport', `\n${outputImports}import`],
  )
  edit('renderer/site/index.ts', [
    '  outputs: async',
    `  pageOutputs: async () => (await import('./outputs')).pageOutputs,\n  outputs: async`,
  ])
  edit('renderer/site/page-info.ts', ['changed: updated,', `changed: updated, ${article}`])
  mkdirSync(join(root, 'content/media'), { recursive: true })
  writeFileSync(join(root, 'content/media/picture.svg'), picture)
  for (const route of ['pages/blog/tag/@tag', 'pages/blog/tag/@tag/page/@number']) {
    mkdirSync(join(root, route), { recursive: true })
    const up = '../'.repeat(route.split('/').length)
    writeFileSync(join(root, route, '+data.ts'), tagData.replaceAll("'/", `'${up}`))
    writeFileSync(join(root, route, '+Page.tsx'), tagPage)
  }
  copyBuiltCode(fullSite, root)
  return root
}

const extraFields = `  /** Other addresses of the page. */
  aliases?: Href[]
  /** The source of the text. */
  source?: ExternalAddress
  /** A picture above the text. */
  picture?: MediaPath
`

const outputImports = `import { feeds } from '@proofsheet/outputs/feeds/feeds'
import { llms } from '@proofsheet/outputs/llms'
import { markdownFiles } from '@proofsheet/outputs/markdown/markdown-files'
import { searchFiles, searchRecords } from '@proofsheet/search/outputs'

export const pageOutputs = [markdownFiles(), searchRecords({ exclude: [], section: () => undefined })]
`

const article =
  "...('date' in entity && { changed: entity.date, article: { author: entity.author, published: entity.date, section: 'Posts', tags: entity.tags } }),"

const tagData = `import { render } from 'vike/abort'
import { tagUrl, tagSlug } from '@proofsheet/engine/content/collection'
import { listPage } from '@proofsheet/engine/content/pages/lists'
import { collections } from '/renderer/site/collections'
import { listInfo } from '/renderer/site/page-info'
import { readContent } from '/pages/read-content'

export async function data(context) {
  const { site, media } = await readContent(context)
  const { tag = '', number = 1 } = context.routeParams
  const posts = site.blog.filter(({ tags }) => tags.some(each => tagSlug(each) === tag))
  const page = listPage(tagUrl(collections.blog, tag), posts.length, collections.blog, Number(number))
  if (posts.length === 0 || !page) throw render(404)
  return { site, media, tag, posts: posts.slice(page.start, page.end), info: listInfo(page) }
}
`

const tagPage = `export default function TagPage({ tag, posts }) {
  return <><h1>{tag}</h1><ul>{posts.map(({ url, title }) => <li key={url}><a href={url}>{title}</a></li>)}</ul></>
}
`
