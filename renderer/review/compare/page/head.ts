import { parsePage } from '@proofsheet/engine/pages/html/page-tree'
import { findAll, textContent } from 'domutils'
import type { Change, ChangeKind } from '../../review-types'

/** The values in the head of a document, by subject. */
type Head = Map<string, string>

/** Meta data that follow from others, or say nothing to anybody. */
const derived = /^(og:|twitter:)(title|description|url)$|^(og|twitter):image/

/** The part of a document before its body. */
export function headOf(html: string): string {
  const end = html.indexOf('<body')
  return end < 0 ? html : html.slice(0, end)
}

/** The changes between the heads of two documents: title, description, structured data and other meta data. */
export function headChanges(before: string, after: string): Change[] {
  const [old, now] = [readHead(before), readHead(after)]
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter(subject => old.get(subject) !== now.get(subject))
    .map(subject => ({
      kind: kindOf(subject),
      subject,
      before: old.get(subject) ?? '',
      after: now.get(subject) ?? '',
    }))
}

function kindOf(subject: string): ChangeKind {
  if (subject === 'title' || subject === 'description') return subject
  return subject.startsWith('structured data') ? 'structured-data' : 'meta'
}

/** The URL of the social card that a document names; undefined without one. */
export function cardOf(html: string): string | undefined {
  return /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1]
}

/** The title of a document. */
export function titleOf(html: string): string {
  return readHead(headOf(html)).get('title') ?? ''
}

function readHead(html: string): Head {
  const head: Head = new Map()
  for (const element of findAll(() => true, parsePage(html).document)) {
    const { name: tag, attribs } = element
    const { rel, href, type, media } = attribs
    if (tag === 'title') head.set('title', textContent(element))
    else if (tag === 'html') head.set('language', attribs.lang ?? '')
    else if (tag === 'meta') {
      const subject = attribs.name ?? attribs.property ?? attribs['http-equiv'] ?? 'charset'
      if (!derived.test(subject))
        head.set(subject + (media ? ` (${media})` : ''), attribs.content ?? attribs.charset ?? '')
    } else if (tag === 'link' && !/stylesheet|preload|icon/.test(rel ?? ''))
      head.set(`link ${rel}${type ? ` ${type}` : ''}`, href ?? '')
    else if (tag === 'script' && type === 'application/ld+json') addData(head, textContent(element))
    else if (tag === 'script' && type) head.set(`script ${type}`, textContent(element))
  }
  return head
}

/** Adds each value of structured data by its path. */
function addData(head: Head, text: string): void {
  try {
    addValues(head, 'structured data', JSON.parse(text))
  } catch {
    head.set('structured data', text)
  }
}

function addValues(head: Head, path: string, value: unknown): void {
  if (value === null || typeof value !== 'object') head.set(path, String(value))
  else for (const [key, inner] of Object.entries(value)) addValues(head, `${path}.${key}`, inner)
}
