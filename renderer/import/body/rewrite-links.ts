import { decodeUrl } from '@proofsheet/engine/base/files/decode-url'
import { toAnchor } from '@proofsheet/engine/mdx/anchor'
import { isUnsafeUrl } from '@proofsheet/engine/mdx/checks/unsafe-url'
import type { Definition, Image, Link, PhrasingContent, Root, RootContent } from 'mdast'
import type { ImportNote } from '../note'
import { toAltText, toText } from './texts'

/** The id of each heading by the anchors that links may have for it. */
export type Anchors = ReadonlyMap<string, string>

/** Finds the URL here for a URL of a foreign file. */
export interface Targets {
  /** The URL of the page that a path without query and anchor leads to; undefined for none. */
  pageAt(path: string): string | undefined
  /** The anchors of a page that is brought in, as they were and as they are; undefined for other pages. */
  anchorsOf(url: string): Anchors | undefined
  /** Those of the file itself. */
  anchors: Anchors
  /** The path from "/media/" of a picture's copy; undefined where there is no such picture. */
  pictureAt(path: string): string | undefined
}

/** Rewrites the links and pictures of a body in place; those that lead to nothing become their text. */
export function rewriteLinks(
  tree: Root,
  targets: Targets,
  note: (note: Omit<ImportNote, 'line'>, line?: number) => void,
): void {
  const definitions = new Map<string, Definition>()
  collect(tree, definitions)
  const visit = (node: RootContent | Root): RootContent[] => {
    if ('children' in node) node.children = (node.children as RootContent[]).flatMap(visit) as never
    const line = node.position?.start.line
    switch (node.type) {
      case 'link':
        return rewriteLink(node, node.children, line)
      case 'linkReference': {
        const found = definitions.get(node.identifier)
        return found ? rewriteLink({ ...found, type: 'link', children: node.children }, node.children, line) : [node]
      }
      case 'image':
        return [rewriteImage(node, line)]
      case 'imageReference': {
        const found = definitions.get(node.identifier)
        const alt = node.alt ?? found?.title ?? ''
        return found ? [rewriteImage({ type: 'image', url: found.url, title: found.title ?? null, alt }, line)] : [node]
      }
      case 'definition':
        return []
      default:
        return node.type === 'root' ? [] : [node]
    }
  }
  visit(tree)

  function rewriteLink(link: Link, children: PhrasingContent[], line: number | undefined): RootContent[] {
    // A link around a picture alone has no text, and the picture is shown large anyway.
    const url = urlFor(link.url, targets)
    if (children.every(isBlank)) {
      note({ cause: 'link', what: `${link.url}: left out, it has no text` }, line)
      return children
    }
    if (url === undefined) note({ cause: 'link', what: `${link.url}: no such page, its text stays` }, line)
    return url === undefined ? children : [{ ...link, url, children }]
  }

  function rewriteImage(image: Image, line: number | undefined): RootContent {
    const path = targets.pictureAt(decodeUrl(image.url.trim().split(/[?#]/, 1).join('')))
    if (path) return { ...image, url: path, alt: image.alt?.trim() || toAltText(image.url) }
    const isElsewhere = /^(https?:)?\/\//i.test(image.url)
    note(
      {
        cause: 'picture',
        what: `${image.url}: ${isElsewhere ? 'on another site, now a link' : 'no picture that can be used, its text stays'}`,
      },
      line,
    )
    const text = { type: 'text', value: image.alt?.trim() || toAltText(image.url) } as const
    return isElsewhere ? { type: 'link', url: image.url.replace(/^\/\//, 'https://'), children: [text] } : text
  }
}

/** Whether a node shows nothing: space, or a comment. */
function isBlank(node: RootContent): boolean {
  if ('children' in node) return (node.children as RootContent[]).every(isBlank)
  return node.type !== 'image' && node.type !== 'imageReference' && toText(node).trim() === ''
}

/** The URL here of what a link leads to; undefined where there is no such page. */
function urlFor(written: string, targets: Targets): string | undefined {
  const url = written.trim()
  if (isUnsafeUrl(url) || url === '') return
  if (isAddress(url)) return url
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) return
  if (/^www\.[\w-]+\.\w+/.test(url)) return `https://${url}`
  const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  if (path === '') return anchorIn(targets.anchors, anchor)
  const page = targets.pageAt(decodeUrl(path))
  const anchors = page === undefined ? undefined : targets.anchorsOf(page)
  return page === undefined ? undefined : page + (anchors && anchor ? (anchorIn(anchors, anchor) ?? '') : '')
}

/** Whether a link leads to another site, to mail or to a telephone. */
function isAddress(url: string): boolean {
  if (/\s/.test(url)) return false
  return /^https?:\/\/[^/.]+\.[^.]/i.test(url) || /^mailto:[^@]+@[^@]+$/i.test(url) || /^tel:\+?[\d-]+$/i.test(url)
}

/** The anchor as this site writes it, where the page has it. */
function anchorIn(anchors: Anchors, anchor: string): string | undefined {
  const found = [anchor, decodeUrl(anchor), toAnchor(decodeUrl(anchor))].find(each => anchors.has(each))
  return found === undefined ? undefined : `#${anchors.get(found)}`
}

function collect(node: Root | RootContent, definitions: Map<string, Definition>): void {
  if (node.type === 'definition') definitions.set(node.identifier, node)
  if ('children' in node) for (const child of node.children as RootContent[]) collect(child, definitions)
}
