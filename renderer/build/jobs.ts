import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawnPage } from '../outputs/output'
import type { Site } from '../pipeline'
import { basePath } from '../shell/base-path'
import { keep, keepFile, placeFile, readKept } from './cache'
import { withIntegrity } from './integrity'

/** What every page of one build is drawn from. */
export interface Sources {
  /** The file that draws pages. */
  entry: string
  site: Site
  /** The names of the compiled texts in the cache, by content file. */
  texts: Record<string, string>
  /** The folder that pages are put into. */
  client: string
}

/** A page that was drawn: its HTML stands in the cache under a name. */
export type Page = Omit<DrawnPage, 'html'> & { file: string }

/** The address under which the page for addresses that are not there is listed. */
export const notFound = '/404.html'

/** Compiles the text of a content file into the cache, unless it is there. */
export async function compile(job: { file: string; source: string; key: string }): Promise<void> {
  if (readKept('texts', job.key) !== undefined) return
  const { compileText } = await import('../pipeline/text')
  keep('texts', job.key, await compileText(job.source, job.file))
}

/** Takes what pages are drawn from; gives the address of every page. */
export async function open(sources: Sources): Promise<string[]> {
  process.env.NODE_ENV = 'production'
  await import(pathToFileURL(sources.entry).href)
  const { getGlobalContext } = await import('vike/server')
  const { pageAddresses } = await getGlobalContext()
  opened = sources
  return [...(pageAddresses?.(sources.site) ?? []), notFound]
}

let opened: Sources | undefined

/** Draws the page at an address and puts it in its place. Throws what went wrong while it was drawn. */
export async function draw(url: string): Promise<Page> {
  if (!opened) throw new Error('Nothing was opened to draw from.')
  const { entry, site, texts, client } = opened
  const { renderPage } = await import('vike/server')
  const { readText } = await import('../pipeline/text')
  const textOf = async (file: string) => {
    const code = readKept<string>('texts', texts[file] ?? '')
    if (code === undefined) throw new Error(`The text of ${file} is not there.`)
    return readText(code)
  }
  const { httpResponse, data, errorWhileRendering } = await renderPage({
    // Any address that leads to no kind of page will do.
    urlOriginal: basePath() + (url === notFound ? '404/404/404/' : url.slice(1)),
    content: { site, textOf },
  })
  if (errorWhileRendering) throw errorWhileRendering
  if (!data || httpResponse.statusCode !== (url === notFound ? 404 : 200))
    throw new Error(`The page ${url} answers with status ${httpResponse.statusCode}.`)
  const path = `${url.slice(1)}${url.endsWith('/') ? 'index.html' : ''}`
  const file = keepFile(withIntegrity(httpResponse.body, join(entry, '../../client')))
  placeFile(file, join(client, path))
  const source = 'entity' in data ? data.entity.file : undefined
  return { url, path, info: data.info, ...(source && { source }), file }
}
