import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Nodes, Root } from 'mdast'
import type { directive } from 'micromark-extension-directive'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import type { SiteDefinition } from '../../site'
import { everyNode, wordsOf } from '../nodes'

/** The part of a site's definition that names the ids of its pages. */
export type PageIds = Pick<SiteDefinition, 'pageAnchors' | 'ids' | 'collections'>

/** The id of the heading that remark-gfm puts above footnotes, and the prefix of those of footnotes. */
const footnoteHeading = 'footnote-label'
export const footnotePrefix = /^user-content-/

/** The ids of a page in a file that no heading may have: those of its layout and of its footnotes. */
export function layoutIds({ pageAnchors = [], ids = [], collections }: PageIds, file: string): Set<string> {
  const anchors = collections[file.split('/')[1] ?? '']?.anchors ?? []
  return new Set([...pageAnchors, ...ids, ...anchors, footnoteHeading])
}

/**
 * Gives the function that makes the ids of one file's headings, in their order: those that they are given in the text,
 * or their words. Of the latter none is one of the page's own or given to another heading: a number behind it sets it
 * apart, as with two equal headings.
 */
export function createHeadingIds(site: PageIds, file: string, tree: Nodes | undefined) {
  const slugger = new GithubSlugger()
  const given = tree ? everyNode(tree).flatMap(node => (node.type === 'heading' ? (ownId(node) ?? []) : [])) : []
  for (const id of new Set([...layoutIds(site, file), ...given])) slugger.slug(id)
  return (heading: Heading): string => {
    const own = ownId(heading)
    if (own !== undefined) return own
    const plain = slug(wordsOf(heading)) || 'section'
    return slugger.slug(footnotePrefix.test(plain) ? `section-${plain}` : plain)
  }
}

/**
 * Gives the remark plug-in that sets the ids of a file's headings where rehype-slug would choose another one. That runs
 * later and leaves ids that are set alone.
 */
export function headingIds(site: PageIds) {
  return () =>
    (tree: Root, { path }: VFile) => {
      const headings = everyNode(tree).filter(node => node.type === 'heading')
      const ids = headings.map(createHeadingIds(site, path, tree))
      const usual = new GithubSlugger()
      const isUsual = (heading: Heading, index: number) =>
        ownId(heading) !== undefined || usual.slug(wordsOf(heading)) === ids[index]
      if (headings.every(isUsual)) return
      for (const [index, heading] of headings.entries())
        heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id: ids[index] } }
    }
}

type Extension = ReturnType<typeof directive>
type Tokenize = Extract<NonNullable<Extension['text']>[number], { tokenize: unknown }>['tokenize']
type State = Exclude<ReturnType<Tokenize>, undefined>

const [opening, sign, closing, space] = [123, 35, 125, 32]

/**
 * A heading with an id of its own in one of the spellings of the field, `Title {#id}`, `Title \{#id}` and
 * `Title [#id]`. A number between square brackets is that of an issue elsewhere.
 */
const written = /(?<=\s)(?:\{#([^\s{}]+)\}|\[#(\p{L}[^\s[\]]*)\])$/u

/** A remark plug-in that takes the ids that headings are given out of their text. */
export function ownHeadingIds(this: Processor): void {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { text: { [opening]: { tokenize } } }]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), { transforms: [takeIds] }]
}

/** The id that a heading is given in its text; undefined for most. */
export function ownId({ data }: Heading): string | undefined {
  const id = data?.hProperties?.id
  return typeof id === 'string' ? id : undefined
}

/** Makes text of `{#id}` at the end of a heading or paragraph, which MDX would take for an expression. */
const tokenize: Tokenize = (effects, ok, nok) => {
  const begin: State = code => {
    effects.enter('data')
    effects.consume(code)
    return next => (next === sign ? inside(next) : nok(next))
  }
  const inside: State = code => {
    if (code === null || code < 0 || code === opening || code === space) return nok(code)
    effects.consume(code)
    return code === closing ? behind : inside
  }
  const behind: State = code => {
    if (code === space) {
      effects.consume(code)
      return behind
    }
    if (code !== null) return nok(code)
    effects.exit('data')
    return ok(code)
  }
  return begin
}

function takeIds(tree: Root): void {
  for (const node of everyNode(tree)) {
    const last: Nodes | undefined = node.type === 'heading' ? node.children.at(-1) : undefined
    const found = last?.type === 'text' ? written.exec(last.value.trimEnd()) : undefined
    const id = found?.[1] ?? found?.[2]
    if (!id || node.type !== 'heading' || last?.type !== 'text') continue
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } }
    last.value = last.value.slice(0, found?.index).trimEnd()
    if (last.value === '') node.children.pop()
  }
}
