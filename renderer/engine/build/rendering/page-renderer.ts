import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MDXContent } from 'mdx/types'
import { sha256 } from '../../base/cache/hash'
import type { Cache } from '../../base/cache/store'
import { Failure } from '../../base/failures/failure'
import { analysisKey } from '../../content/analysis-key'
import type { Site } from '../../content/entity'
import { replaceFacts } from '../../content/facts/resolve-facts'
import { isContentFile } from '../../content/files/content-path'
import type { Media } from '../../content/media/media'
import { notFoundUrl, pageFile } from '../../content/pages/page-urls'
import { parseEntry } from '../../content/parse'
import { type BodyCompiler, loadBody } from '../../mdx/compile'
import { withFormerAnchors } from '../../mdx/headings/former-anchors'
import { basePath, rebaseHtml } from '../../pages/html/base-path'
import { anchorsIn, mediaIn } from '../../pages/html/inspect'
import { addIntegrity } from '../../pages/html/integrity'
import { type PageTree, parsePage } from '../../pages/html/page-tree'
import { grantMarksIn } from '../../pages/html/policy'
import { textHash } from '../../pages/html/text-hash'
import type { PageContext, RenderedPage, StoredFile } from '../../pages/outputs/output'
import { makeFiles } from '../../pages/outputs/page-files'
import type { SiteDefinition } from '../../site'
import { type BodyVersion, createBodyCache } from './body-cache'
import { missingPage, renderFailure, unlessItFails } from './render-failure'
import { trackContent } from './tracked-content'

/** A body of the site. */
export interface BodyRef extends BodyVersion {
  /** The former anchors of its headings. */
  former?: Readonly<Record<string, string>>
}

/** The inputs that all pages of one build share. */
export interface RenderSources {
  /** The folder of the built server code. */
  server: string
  site: Site
  media: Media
  /** The bodies by content file. */
  bodies: Record<string, BodyRef>
  /** The hash of the code that generates files beside the pages. */
  outputs: string
  /** Whether search engines may list the pages. */
  isIndexed: boolean
}

/** A rendered page with its dependencies. Its HTML is in the cache. */
export interface RenderedFile {
  page: Omit<RenderedPage, 'html'>
  dependencies: string[]
  /** Its main part, in the cache by the hash of its HTML; absent where the site doesn't render it on its own. */
  main?: { hash: string; dependencies: string[] } | undefined
  /** Whether the main part was taken from the cache. */
  isFramed: boolean
}

/** A page to render. */
export interface PageTask {
  url: string
  /** The page of an earlier build, with files in the store that the same generators have made. */
  former?: Pick<RenderedFile, 'page' | 'main'> | undefined
  /** Whether rendering its main part would give the same. */
  isMainCurrent: boolean
}

/** A URL without a page, for which Vike renders the error page. */
const unknownUrl = '404/404/404/'

/** The site, cache and compiler that a page renderer uses. */
interface RenderTools {
  site: SiteDefinition
  root: string
  cache: Cache
  compile: BodyCompiler
}

/** Creates the renderer of pages from the built code; `ready` settles when that is loaded. */
export function createPageRenderer({ site, root, cache, compile }: RenderTools, sources: RenderSources) {
  const { server, outputs, isIndexed } = sources
  const readTexts = createTextReader(site, root, cache, outputs)
  const bodyOf = createBodyLoader({ site, root, compile }, sources.bodies)
  const load = (name: string) => import(pathToFileURL(join(server, name)).href)
  const ready: Promise<typeof import('vike/server')> = load('entry.mjs').then(() => load('vike.mjs'))

  const renderDocument = async (url: string, content: object) => {
    const vike = await ready
    const urlOriginal = basePath() + (url === notFoundUrl ? unknownUrl : url.slice(1))
    const { httpResponse, data, errorWhileRendering } = await unlessItFails(() =>
      vike.renderPage({ urlOriginal, content }),
    )
    if (errorWhileRendering) throw renderFailure(errorWhileRendering, url, site.collections, sources.site)
    if (!data || httpResponse.statusCode !== (url === notFoundUrl ? 404 : 200))
      throw missingPage(url, httpResponse.statusCode, site.collections, sources.site)
    const complete = addIntegrity(httpResponse.body, join(server, '../client'))
    return { html: isIndexed ? complete : forbidIndexing(complete), data }
  }

  return {
    ready,
    /**
     * Renders a page, or the frame around its former main part, and stores it. Throws the error of the rendering. The
     * files that belong to the page are made while the next one is rendered, unless they are those of the former page.
     */
    async render({ url, former, isMainCurrent }: PageTask): Promise<() => Promise<RenderedFile>> {
      const last = former?.main
      const storedHtml = isMainCurrent && last ? cache.getBlob(last.hash)?.toString('utf8') : undefined
      const { content, read, main } = trackContent(sources, bodyOf, storedHtml)
      const { html, data } = await renderDocument(url, content)
      const page = {
        url,
        path: pageFile(url),
        info: data.info,
        source: 'entity' in data ? (data.entity as { file: string }).file : undefined,
        hash: cache.putBlob(html),
        bytes: Buffer.byteLength(html),
        grantMarks: grantMarksIn(html),
        media: mediaIn(html),
      }
      const made = main()
      const isFramed = made !== undefined && storedHtml !== undefined
      const part = isFramed ? last : made && { hash: cache.putBlob(made.html), dependencies: made.dependencies }
      const isSame = part && former && part.hash === last?.hash && isEqual(page.info, former.page.info)
      const { anchors, textHash, files } = isSame
        ? former.page
        : readTexts(page, parsePage(made ? `<main>${rebaseHtml(made.html)}</main>` : html))
      const result = { dependencies: read(), main: part, isFramed }
      return async () => ({ ...result, page: { ...page, anchors, textHash, files: await files } })
    },
  }
}

/** Whether two values are equal as JSON, which the cache has of one of them. */
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Gives the function that loads the body of a content file, and compiles it where this machine hasn't. */
function createBodyLoader({ site, root, compile }: Omit<RenderTools, 'cache'>, bodies: RenderSources['bodies']) {
  const programs = createBodyCache(root, analysisKey(site))
  const compileFile = async (file: string, { hash, facts = {} }: BodyRef) => {
    const content = readFileSync(join(root, file))
    if (sha256(content) !== hash) throw new Failure(`${file} was changed while the site was built. Build once more.`)
    const { data, body } = parseEntry(content.toString('utf8').replace(/^\uFEFF/, ''), file).value
    const program = await compile({ file, body, frontmatter: replaceFacts(data, facts), facts })
    programs.set(file, { hash, facts }, program)
    return program
  }
  return async (file: string): Promise<MDXContent> => {
    if (!isContentFile(file)) return () => null
    const found: BodyRef = bodies[file] ?? { hash: '' }
    const body = await loadBody(programs.get(file, found) ?? (await compileFile(file, found)))
    return withFormerAnchors(body, found.former)
  }
}

/** The document with the instruction that search engines leave it out, in place of any other. */
function forbidIndexing(html: string): string {
  const rest = html.replace(/<meta name="robots"[^>]*>/g, '')
  return rest.replace('</head>', '<meta name="robots" content="noindex, nofollow"></head>')
}

/**
 * Gives the function that reads the text of a page: its anchors, the hash of the text, and the files that the site's page
 * generators make of it, which are stored. `outputs` is the hash of the code that generates files.
 */
function createTextReader(site: SiteDefinition, root: string, cache: Cache, outputs: string) {
  const generators = site.pageOutputs?.() ?? Promise.resolve([])
  const context = {
    root,
    settings: site.settings,
    memoize: (kind: string, parts: string[], make: () => Promise<Uint8Array>) =>
      cache.memoize(kind, [outputs, ...parts], make),
  }
  const filesOf = async (page: PageContext['page'], tree: PageTree): Promise<StoredFile[]> => {
    const made = await makeFiles(await generators, { ...context, page, tree })
    return made.map(({ path, content, isUnpublished }) => {
      const bytes = Buffer.from(content)
      const file = { path, bytes: bytes.length, hash: cache.putBlob(bytes) }
      return isUnpublished ? { ...file, isUnpublished } : file
    })
  }
  return (page: PageContext['page'], tree: PageTree) => {
    const files = filesOf(page, tree)
    // The error surfaces when the files are awaited.
    files.catch(() => {})
    return { anchors: anchorsIn(tree), textHash: textHash(tree), files }
  }
}
