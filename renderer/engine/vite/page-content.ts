import type { MDXContent } from 'mdx/types'
import { hashOf } from '../base/cache/hash'
import type { Document } from '../content/document'
import { isContentFile } from '../content/files/content-path'
import type { LoadResult } from '../content/load'
import { createBodyCompiler, loadBody } from '../mdx/compile'
import { withFormerAnchors } from '../mdx/headings/former-anchors'
import type { MarkdownFields } from '../mdx/plugins/show-fields'
import { annotateSources } from '../pages/html/source-positions'
import type { SiteDefinition } from '../site'
import type { ChangeFields, PageContent } from './content-store'

/** Gives the function that turns a load result into page content. Compiled bodies are cached by the file's hash. */
export function createPageContent(site: SiteDefinition, fields?: MarkdownFields): (result: LoadResult) => PageContent {
  const compile = createBodyCompiler(site, { more: [annotateSources], fields })
  const bodies = new Map<string, { hash: string; body: Promise<MDXContent> }>()
  const compileDocument = async (document: Document, change?: ChangeFields) => {
    const { entry, parsed, facts, tree } = document
    // Compiling uses the tree up.
    document.tree = undefined
    const frontmatter = change ? change(parsed.data ?? {}) : parsed.data
    return loadBody(await compile({ file: entry.file, body: parsed.body, frontmatter, facts, tree }))
  }
  return ({ value, media, documents, former }) => ({
    site: value,
    media,
    async bodyOf(file, change) {
      const document = documents.find(({ entry }) => entry.file === file)
      if (!isContentFile(file)) return () => null
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
