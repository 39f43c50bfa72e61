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
import { lookupOf } from '../../content/lookup'
import type { Media } from '../../content/media/media'
import { notFoundUrl, pageFile } from '../../content/pages/page-urls'
import { parseEntry } from '../../content/parse'
import { type BodyCompiler, loadBody } from '../../mdx/compile'
import { withFormerAnchors } from '../../mdx/headings/former-anchors'
import { basePath } from '../../pages/html/base-path'
import { anchorsIn, mediaIn } from '../../pages/html/inspect'
import { addIntegrity } from '../../pages/html/integrity'
import { type PageTree, parsePage } from '../../pages/html/page-tree'
import { grantMarksIn } from '../../pages/html/policy'
import { textHash } from '../../pages/html/text-hash'
import type { PageContext, RenderedPage, StoredFile } from '../../pages/outputs/output'
import { makePageFiles } from '../../pages/outputs/page-files'
import type { SiteDefinition } from '../../site'
import { type BodyVersion, createBodyCache } from './body-cache'
import { trackDependencies } from './dependencies'
import { missingPage, renderFailure, unlessItFails } from './render-failure'

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
  const { server, media, outputs, isIndexed } = sources
  const storePageFiles = createPageFiles(site, root, cache, outputs)
  const bodyOf = createBodyLoader({ site, root, compile }, sources.bodies)
  const load = (name: string) => import(pathToFileURL(join(server, name)).href)
  const ready: Promise<typeof import('vike/server')> = load('entry.mjs').then(() => load('vike.mjs'))

  return {
    ready,
    /**
     * Renders one page and stores it. Throws the error of the rendering. The files that belong to the page are made
     * while the next one is rendered.
     */
    async render(url: string): Promise<() => Promise<RenderedFile>> {
      const vike = await ready
      const { site: tracked, dependencies } = trackDependencies(sources.site)
      const bodiesRead = new Set<string>()
      const { httpResponse, data, errorWhileRendering } = await unlessItFails(() =>
        vike.renderPage({
          urlOriginal: basePath() + (url === notFoundUrl ? unknownUrl : url.slice(1)),
          content: {
            site: tracked,
            lookup: lookupOf(tracked),
            media,
            bodyOf(file: string) {
              bodiesRead.add(`body ${file}`)
              return bodyOf(file)
            },
          },
        }),
      )
      if (errorWhileRendering) throw renderFailure(errorWhileRendering, url, site.collections, sources.site)
      if (!data || httpResponse.statusCode !== (url === notFoundUrl ? 404 : 200))
        throw missingPage(url, httpResponse.statusCode, site.collections, sources.site)
      const path = pageFile(url)
      const complete = addIntegrity(httpResponse.body, join(server, '../client'))
      const html = isIndexed ? complete : forbidIndexing(complete)
      const hash = cache.putBlob(html)
      const tree = parsePage(html)
      const source = 'entity' in data ? (data.entity as { file: string }).file : undefined
      const page = {
        url,
        path,
        info: data.info,
        hash,
        bytes: Buffer.byteLength(html),
        source,
        grantMarks: grantMarksIn(html),
        anchors: anchorsIn(tree),
        textHash: textHash(tree),
        media: mediaIn(html),
      }
      const read = [...dependencies(), ...bodiesRead]
      const files = storePageFiles(page, tree)
      // The error surfaces when the files are awaited.
      files.catch(() => {})
      return async () => ({ page: { ...page, files: await files }, dependencies: read })
    },
  }
}

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
 * Gives the function that makes and stores the files of a page, those of the site's page generators. `outputs` is the
 * hash of the code that generates files.
 */
function createPageFiles(site: SiteDefinition, root: string, cache: Cache, outputs: string) {
  const generators = site.pageOutputs?.() ?? Promise.resolve([])
  const context = {
    root,
    settings: site.settings,
    memoize: (kind: string, parts: string[], make: () => Promise<Uint8Array>) =>
      cache.memoize(kind, [outputs, ...parts], make),
  }
  return async (page: PageContext['page'], tree: PageTree): Promise<StoredFile[]> => {
    const made = await makePageFiles(await generators, { ...context, page, tree })
    return made.map(({ path, content, isUnpublished }) => {
      const bytes = Buffer.from(content)
      const file = { path, bytes: bytes.length, hash: cache.putBlob(bytes) }
      return isUnpublished ? { ...file, isUnpublished } : file
    })
  }
}
