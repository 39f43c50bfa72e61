// Reaches the browser, when a visitor uses the DeployTimeline figure.
import type { Tag } from './colors'

/** Before and after a link within a text. */
export const linkMark = '\u0001'

/** A piece that may become a line: the name of its element, its text, its attributes, and the elements around it. */
export interface Piece {
  element: string
  text: string
  attributes?: string
  outer?: readonly Tag[]
}

/** The elements that all others are in. */
export const page: readonly Tag[] = [['html'], ['body']]

/** The lines of Markdown without its marks, each with its bullet or the marks of a heading as its element. */
export const rowsOf = (text: string): Piece[] =>
  [
    ...text
      .replace(/(!?)\[([^\]\n]*)\]\([^)\n]*\)/g, (_, picture, words) => (picture ? words : linkMark + words + linkMark))
      .replace(/^```.*|[*_]{2}|`|^> ?/gm, '')
      .matchAll(/^(?!\|?[\s:|-]+$)\s*([-*] |\||#{1,6} )? *(\S.*?)\|?$/gm),
  ].map(([, element = 'p', text = '']) => ({ element, text }))

/** The elements of HTML, each with the text that follows its tag; in a page, what follows the end of one is text too. */
export function elementsOf(html: string, isPage: boolean): Required<Piece>[] {
  const open = [...page]
  return [...html.matchAll(/<(\/?)(?:\w+\.)?([a-z][\w-]*)(?=[\s/>])((?:=>|<(?![a-z/])|[^<>])*)>([^<>]*)/gi)].flatMap(
    ([, isEnd, name = '', attributes = '', text = '']) => {
      const element = name.toLowerCase()
      const at = open.findLastIndex(([each]) => each === element)
      // A paragraph ends where the next one begins, and so does an item.
      if (isEnd ? at > 1 : at === open.length - 1 && /^(?:p|li)$/.test(element)) open.splice(at)
      if (isEnd && !isPage) return []
      const outer = [...open]
      if (isEnd) return { element: 'p', text, attributes: '', outer }
      // In a component, a type in angle brackets is no element, and what follows an element without words is code.
      const isCode =
        !isPage &&
        (attributes.endsWith('/') ? !/^(?:br|input)$/.test(element) : !new RegExp(`</(\\w+\\.)?${name}`).test(html))
      if (!/^(?:img|input|br|hr|meta|link)$/.test(element) && !attributes.endsWith('/'))
        open.push([element, attributes])
      return { element, text: isCode ? '' : text, attributes, outer }
    },
  )
}

/** Gives the pieces that are shown of an element that has words or takes them. */
export function piecesOf(piece: Required<Piece>): Piece[] {
  const { element, text, attributes } = piece
  if (/^(?:input|textarea|select)$/.test(element) && !/type=["']?range/.test(attributes))
    return fieldOf(attributes, text).map(each => ({ ...each, outer: piece.outer }))
  if (element === 'img') return [{ element, text: nameOf(attributes) }]
  return unshown.test(element) ? [] : [piece]
}

/** Elements whose text is for browsers that can't show them, or that is seen when they are opened. */
const unshown = /^(?:head|option|iframe|video|audio|object|canvas|noscript|template)$/

/** A field of a form, with its hint, and the text behind it; a box to tick has that text in its line. */
function fieldOf(attributes: string, text: string): Piece[] {
  const at = (name: string) => new RegExp(`\\s${name}=(["']?)(.*?)\\1(?=[\\s/]|$)`).exec(attributes)?.[2] ?? ''
  const type = at('type')
  const after: Piece = { element: 'p', text }
  if (type === 'hidden') return [after]
  if (/^(?:checkbox|radio)$/.test(type)) return [{ element: 'li', text: `☐ ${text}` }]
  if (/^(?:submit|button|reset)$/.test(type))
    return [{ element: 'button', text: at('value') || 'Submit', attributes }, after]
  return [{ element: 'field', text: at('placeholder') || at('value') || '…' }, after]
}

/** The text that a picture has in its place, or the name of its file. */
const nameOf = (attributes: string) =>
  /\salt=["']([^"']+)/.exec(attributes)?.[1] ??
  /\ssrc=["'](?!data:)(?:[^"']*\/)?([^"'/]+)/.exec(attributes)?.[1] ??
  'Picture'
