import type { MDXContent } from 'mdx/types'
import { hashOf } from '../base/cache/hash'
import type { Document } from '../content/document'
import type { LoadResult } from '../content/load'
import { withFormerAnchors } from '../mdx/attributes/former-anchors'
import { createBodyCompiler } from '../mdx/compile'
import type { MarkdownFields } from '../mdx/inline/show-fields'
import { loadBody } from '../mdx/render-tree'
import { annotateSources } from '../pages/html/source-positions'
import type { SiteDefinition } from '../site'
import type { ChangeFields, PageContent } from './content-store'

/** Gives the function that turns a load result into page content. Compiled bodies are cached by the file's hash. */
export function createPageContent(site: SiteDefinition, fields?: MarkdownFields): (result: LoadResult) => PageContent {
  const compile = createBodyCompiler(site, { more: [annotateSources], fields })
  const bodies = new Map<string, { hash: string; body: Promise<MDXContent> }>()
  const compileDocument = async ({ entry: { file }, parsed: { data, body }, facts }: Document, change?: ChangeFields) =>
    loadBody(await compile({ file, body, frontmatter: change ? change(data ?? {}) : data, facts }))
  return ({ value, media, documents, former }) => ({
    site: value,
    media,
    async bodyOf(file, change) {
      const document = documents.find(({ entry }) => entry.file === file)
      if (!document) throw new Error(`There is no content file ${file}.`)
      if (change && document.parsed.body.includes('frontmatter'))
        return withFormerAnchors(await compileDocument(document, change), former[file])
      const hash = hashOf(document.entry.hash, JSON.stringify(document.facts ?? {}))
      const last = bodies.get(file)
      const body = last?.hash === hash ? last.body : compileDocument(document)
      bodies.set(file, { hash, body })
      return withFormerAnchors(await body, former[file])
    },
  })
}
