import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { parse } from 'yaml'
import { textsIn } from '../../../../renderer/engine/base/diagnostics/locate'
import { missing, startCaddy, startNginx } from '../../../site/hosts/server'
import type { Finding } from '../../check'
import { compareTexts, type Place } from './inspect-page'
import type { Planted } from './plant'

/** The findings in files beside the pages, the number of files, and the marks of the texts in them. */
export interface InspectedOutputs {
  findings: Finding[]
  inspected: number
  seen: Set<string>
}

/**
 * Reads the files beside the pages with a strict parser of each format: XML and the HTML in it as a browser does, JSON,
 * frontmatter of Markdown copies. Each place with a mark must contain the whole text. nginx and Caddy, where they are
 * installed, must start with their configurations.
 */
export async function inspectOutputs(browser: Browser, dist: string, planted: Planted[]): Promise<InspectedOutputs> {
  const client = join(dist, 'client')
  const paths = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(path => readers(path) !== undefined)
  const page = await browser.newPage()
  const findings: Finding[] = []
  const seen = new Set<string>()
  for (const path of paths) {
    const { faults, marks } = await inspectText(page, path, readFileSync(join(client, path), 'utf8'), planted)
    findings.push(...faults.map(message => ({ page: path, message })))
    for (const mark of marks) seen.add(mark)
  }
  await page.close()
  return { findings: [...findings, ...(await inspectServers(dist))], inspected: paths.length, seen }
}

/** Reads one file; its faults, and the marks of the texts in it. */
export async function inspectText(
  page: Page,
  path: string,
  text: string,
  planted: Planted[],
): Promise<{ faults: string[]; marks: Set<string> }> {
  try {
    const read = (await readers(path)?.(page, text)) ?? []
    const spaced = (each: string) => each.replace(/\s+/g, ' ')
    const { changed, seen } = compareTexts(
      read.map(place => ({ ...place, text: spaced(place.text) })),
      planted.map(each => ({ ...each, text: spaced(each.text) })),
    )
    return { faults: changed, marks: seen }
  } catch (error) {
    return { faults: [`can't be parsed: ${(error as Error).message.slice(0, 300)}`], marks: new Set() }
  }
}

type Reader = (page: Page, text: string) => Promise<Place[]> | Place[]

function readers(path: string): Reader | undefined {
  if (path.endsWith('.xml')) return readXml
  if (/\.(json|webmanifest)$/.test(path)) return readJson
  if (path.endsWith('index.md')) return (_, text) => places('frontmatter', parse(text.split('\n---\n')[0] ?? ''))
  return undefined
}

const places = (kind: string, value: unknown): Place[] => textsIn(value).map(({ text }) => ({ kind, text }))

async function readJson(page: Page, json: string): Promise<Place[]> {
  const texts = textsIn(JSON.parse(json)).map(({ path, text }) => ({ kind: `${path.at(-1)}`, text }))
  return Promise.all(texts.map(place => (place.kind === 'content_html' ? readHtml(page, place) : [place]))).then(all =>
    all.flat(),
  )
}

/** The texts and attributes of an XML document, and of the HTML in it. Throws where it is not well-formed. */
async function readXml(page: Page, xml: string): Promise<Place[]> {
  const texts = await page.evaluate(source => {
    const document = new DOMParser().parseFromString(source, 'application/xml')
    const error = document.querySelector('parsererror')
    if (error) throw new Error(error.textContent ?? '')
    return [...document.querySelectorAll('*')].flatMap(element => {
      const isHtml = element.getAttribute('type') === 'html' || /^(content:encoded|description)$/.test(element.nodeName)
      const attributes = [...element.attributes].map(({ name, value }) => ({ kind: name, text: value, isHtml: false }))
      const text = { kind: element.nodeName, text: element.textContent ?? '', isHtml }
      return element.children.length > 0 ? attributes : [...attributes, text]
    })
  }, xml)
  return Promise.all(texts.map(place => (place.isHtml ? readHtml(page, place) : [place]))).then(all => all.flat())
}

/** The text nodes of a text that is HTML. */
function readHtml(page: Page, place: Place): Promise<Place[]> {
  return page.evaluate(({ kind, text }) => {
    const { body } = new DOMParser().parseFromString(text, 'text/html')
    const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const found: { kind: string; text: string }[] = []
    while (walker.nextNode()) found.push({ kind, text: walker.currentNode.textContent ?? '' })
    return found
  }, place)
}

async function inspectServers(dist: string): Promise<Finding[]> {
  const { host } = JSON.parse(readFileSync(join(dist, 'host-rules.json'), 'utf8')) as { host: string }
  const findings: Finding[] = []
  for (const [name, file, start] of [
    ['nginx', 'nginx.conf', startNginx],
    ['caddy', 'Caddyfile', startCaddy],
  ] as const) {
    if (missing(name)) continue
    const server = await start(readFileSync(join(dist, file), 'utf8'), host, join(dist, 'client')).catch(String)
    if (typeof server === 'string') findings.push({ page: file, message: server.slice(0, 300) })
    else server.stop()
  }
  return findings
}
