import type { Data, Parent, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'

/** An element as written, with tags. */
export type TagElement = MdxJsxFlowElement | MdxJsxTextElement

/**
 * The kind of an attribute's value: a text, the URL of a page, a file of content/media, a whole number from 0, no
 * value, a day or moment, or one of a list.
 */
export type AttributeKind =
  | 'text'
  | 'link'
  | 'picture'
  | 'recording'
  | 'frame'
  | 'number'
  | 'flag'
  | 'time'
  | readonly string[]

/** An element of HTML that texts may use. */
export interface ElementDescription {
  /** A complete use of it. */
  example: string
  /** Where it may be: within a line, on lines of its own, or as a part of the elements in `within`. */
  place: 'line' | 'block' | 'part'
  within?: readonly string[]
  /** Its content: nothing, text of one paragraph, blocks, either, or only the elements of a list. */
  content: 'nothing' | 'line' | 'blocks' | 'either' | readonly string[]
  /** Its own attributes; those of `everyAttribute` are besides. */
  attributes: Record<string, AttributeKind>
  required?: readonly string[]
}

/** The attributes that every element may have. */
export const everyAttribute: Record<string, AttributeKind> = { lang: 'text', dir: ['ltr', 'rtl', 'auto'] }

/** An element that Markdown has no syntax for. */
export interface HtmlElement extends Parent {
  type: 'htmlElement'
  name: string
  /** Whether it is text within a line. */
  isInLine: boolean
  children: RootContent[]
  data: Data & { hName: string }
}

declare module 'mdast' {
  interface Data {
    /** The name and the attributes of the tag of HTML that the node was written as. */
    tag?: string
    attributes?: TagElement['attributes']
  }
  interface RootContentMap {
    htmlElement: HtmlElement
  }
  interface PhrasingContentMap {
    htmlElement: HtmlElement
  }
  interface BlockContentMap {
    htmlElement: HtmlElement
  }
}
