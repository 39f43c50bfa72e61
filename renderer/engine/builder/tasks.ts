import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getFromPack, type PackEntry, putPack, sha256, writeAndCache } from '../cache/store'
import type { ReadEach } from '../content/analyze'
import type { Entry } from '../content/find'
import type { Site } from '../content/load'
import { basePath } from '../html/base-path'
import { withIntegrity } from '../html/integrity'
import type { RenderedPage } from '../outputs/output'
import { trackDependencies } from './dependencies'

/** What every page of one build is drawn from. */
export interface Sources {
  /** The folder of the code that draws pages. */
  server: string
  site: Site
  /** The compiled texts, by content file. */
  texts: Record<string, Text>
  /** The folder that pages are put into. */
  client: string
}

/** A compiled text: the hash of the file that it is of, and where the cache holds it, unless something is wrong with it. */
export interface Text {
  key: string
  kept?: PackEntry
}

/** A page that was drawn: its HTML stands in the cache under its hash. `reads` is what was read of the site for it. */
export interface Page {
  page: Omit<RenderedPage, 'html'>
  reads: string[]
}

/** The address under which the page for addresses that are not there is listed. */
export const notFound = '/404.html'

/** Reads content files. */
export const read: ReadEach = async entries => (await import('../content/analyze')).analyzeInProcess(entries)

/** Reads content files; their compiled texts go into the cache, where nothing is wrong with them. */
export async function compile(entries: Entry[]) {
  const { analyzeFile } = await import('../content/analyze')
  const { compileTree } = await import('../mdx/compile')
  const found = []
  for (const entry of entries) {
    const { reading, emitted, tree } = analyzeFile(entry)
    found.push({ reading, emitted, text: tree && (await compileTree(tree, entry.file, reading.data)) })
  }
  const texts = found.map(({ text }) => text).filter(text => text !== undefined)
  const places = texts.length > 0 ? putPack('texts', texts) : []
  return found.map(({ text, ...result }) => ({ ...result, kept: text === undefined ? undefined : places.shift() }))
}

let opened: (Sources & { vike: typeof import('vike/server') }) | undefined

/** Takes what pages are drawn from. */
export async function open(sources: Sources): Promise<void> {
  const load = (name: string) => import(pathToFileURL(join(sources.server, name)).href)
  await load('entry.mjs')
  opened = { ...sources, vike: await load('vike.mjs') }
}

/** The address of every page, and what was read of the site to know. */
export async function listAddresses(_once: undefined[]): Promise<{ urls: string[]; reads: string[] }[]> {
  if (!opened) throw new Error('Nothing was opened to draw from.')
  const { pageAddresses } = await opened.vike.getGlobalContext()
  const { site, reads } = trackDependencies(opened.site)
  const urls = [...(pageAddresses?.(site) ?? []), notFound]
  return [{ urls, reads: reads() }]
}

/** Draws the pages at addresses and puts them in their places. Throws what went wrong while one was drawn. */
export async function renderPages(urls: string[]): Promise<Page[]> {
  const pages: Page[] = []
  for (const url of urls) pages.push(await renderPage(url))
  return pages
}

async function renderPage(url: string): Promise<Page> {
  if (!opened) throw new Error('Nothing was opened to draw from.')
  const { server, texts, client, vike } = opened
  const { site, reads } = trackDependencies(opened.site)
  const textsRead = new Set<string>()
  const { readTree } = await import('../mdx/compile')
  const textOf = async (file: string) => {
    textsRead.add(`text ${file}`)
    const { key, kept } = texts[file] ?? { key: '' }
    return readTree((kept && getFromPack('texts', kept)) ?? (await compileAgain(file, key)))
  }
  const { httpResponse, data, errorWhileRendering } = await vike.renderPage({
    // Any address that leads to no kind of page will do.
    urlOriginal: basePath() + (url === notFound ? '404/404/404/' : url.slice(1)),
    content: { site, textOf },
  })
  if (errorWhileRendering) throw errorWhileRendering
  if (!data || httpResponse.statusCode !== (url === notFound ? 404 : 200))
    throw new Error(`The page ${url} answers with status ${httpResponse.statusCode}.`)
  const path = `${url.slice(1)}${url.endsWith('/') ? 'index.html' : ''}`
  const html = withIntegrity(httpResponse.body, join(server, '../client'))
  const hash = writeAndCache(html, join(client, path))
  const source = 'entity' in data ? data.entity.file : undefined
  const providers = html.match(/ data-provider="\w+"/g) ?? []
  return {
    page: { url, path, info: data.info, hash, bytes: Buffer.byteLength(html), providers, ...(source && { source }) },
    reads: [...reads(), ...textsRead],
  }
}

/** The compiled text of a file that the cache has lost; throws when the file reads otherwise by now. */
async function compileAgain(file: string, key: string): Promise<string> {
  const { compileSource } = await import('../mdx/compile')
  const content = readFileSync(file)
  if (sha256(content) !== key) throw new Error(`${file} was changed while the site was built. Build once more.`)
  return compileSource(content.toString('utf8').replace(/^\uFEFF/, ''), file)
}
