import type { Nodes, RootContent } from 'mdast'
import type { Finding } from '../../base/diagnostics/issue'
import { attributeText } from '../elements/attributes'
import type { ElementDescription } from '../elements/known/element'
import { elements } from '../elements/known/elements'
import { attributeProblems, contentProblem, type Problem, type WrittenElement } from '../elements/problems'
import { isBlank, isInLine } from '../elements/tree'
import { unknownElement } from '../elements/unknown'
import { placeOf } from '../nodes'

/** Reports HTML that texts can't have: unknown elements and attributes, and elements in a wrong place. */
export function checkElements(
  tree: Nodes,
  body: string,
  frameHosts: readonly string[],
  names: readonly string[],
): Finding[] {
  if (!/<[a-z!]/.test(body)) return []
  const problems: Problem[] = []
  visit(tree, [])
  return problems.map(problem => ({ code: 'body-html', ...problem }))

  function visit(node: Nodes, parents: Nodes[]): void {
    if (node.type !== 'root') problems.push(...problemsOf(node, parents))
    // The sources of a picture are part of its problem.
    if (!('children' in node) || (node.type === 'htmlElement' && node.name === 'picture')) return
    for (const child of node.children) visit(child, [...parents, node])
  }

  function problemsOf(node: RootContent, parents: Nodes[]): Problem[] {
    const isNested = node.type === 'link' && parents.some(({ type }) => type === 'link')
    const nested = isNested ? [placeProblem(node, "A link can't be within another one.", body)] : []
    const { tag, attributes = [] } = node.data ?? {}
    if (tag === undefined) return nested
    const element: WrittenElement = { tag, attributes, ...placeOf(node) }
    if (node.type === 'htmlElement' && /^(!--|pre)$/.test(tag) && !node.data.attributes)
      return [rawProblem(element, body)]
    const description = elements.get(tag)
    if (!description) return [unknownElement(element, body, names)]
    if (node.type === 'htmlElement' && tag === 'picture') return [pictureProblem(element, node.children, body)]
    // A frame that can't be shown needs no title.
    const frame = tag === 'iframe' ? frameProblems(element, frameHosts) : []
    const own = frame.length > 0 ? frame : attributeProblems(element, description, body)
    if (!fitsContent(node, description)) own.push(contentProblem(element, description))
    return [...(own.length > 0 ? own : placeProblems(node, description, parents, body)), ...nested]
  }
}

const lineParents = /^(paragraph|heading|emphasis|strong|delete|link)$/

/** Whether an element has the content that its description asks for. */
function fitsContent(node: RootContent, { content }: ElementDescription): boolean {
  const children: RootContent[] = 'children' in node ? node.children : []
  const parts = children.filter(child => !isBlank(child))
  if (content === 'nothing') return parts.length === 0
  // An element that texts can't have is a problem of its own.
  if (content === 'line') return parts.every(part => isInLine(part) || !elements.has(part.data?.tag ?? 'p'))
  return typeof content !== 'object' || parts.every(part => content.includes(nameOf(part)))
}

/** The problem of a comment or of code that is not closed, or that text follows. */
function rawProblem({ tag, start, end }: WrittenElement, body: string): Problem {
  const isComment = tag === '!--'
  const close = body.indexOf(isComment ? '-->' : '</pre>', start)
  const lineEnd = start + (/^[^\r\n]*/.exec(body.slice(start, end))?.[0].trimEnd().length ?? 0)
  const what = isComment ? 'A comment begins here and is never closed.' : '<pre> is opened here and never closed.'
  if (close < 0 || close > end)
    return {
      start,
      end: lineEnd,
      code: 'body-syntax',
      message: what,
      hint: `Close it with ${isComment ? '-->' : '</pre>'}.`,
    }
  return {
    start: close,
    end,
    message: `The text behind ${isComment ? '-->' : '</pre>'} is not shown.`,
    hint: 'Begin a new line for it.',
  }
}

/** The problem of a `<picture>` with more than an image; the fix is the image in it. */
function pictureProblem({ start, end }: WrittenElement, children: RootContent[], body: string): Problem {
  const images = children.flatMap(child => (child.type === 'paragraph' ? child.children : [child]))
  const image = images.find(({ type }) => type === 'image')
  const found = image && placeOf(image)
  const text = found && body.slice(found.start, found.end)
  return {
    start,
    end: start + '<picture'.length,
    message: 'A <picture> holds one <img>, of which the site makes all sizes and formats.',
    hint: text ? `Write ${text} alone.` : 'Write <img src="/media/name.png" alt="What it shows"> alone.',
    fix: text ? { start, end, text } : undefined,
  }
}

/** The problems of an element in a place where it is not allowed. */
function placeProblems(
  node: RootContent,
  { place, within = [] }: ElementDescription,
  parents: Nodes[],
  body: string,
): Problem[] {
  const parent = parents.at(-1)
  if (place === 'part') {
    const isWithin = parents.some(each => within.includes(nameOf(each)))
    return isWithin ? [] : [placeProblem(node, `Put it into <${within.join('> or <')}>.`, body)]
  }
  if (node.data?.tag === 'details') {
    const first = 'children' in node ? node.children.find((child: RootContent) => !isBlank(child)) : undefined
    if (!first || nameOf(first) !== 'summary')
      return [placeProblem(node, 'Begin it with the line that opens it: <summary>More</summary>.', body)]
  }
  // In an element, it is the content of that which doesn't fit.
  const isInText = parent && parent.type !== 'root' && !parent.data?.tag && lineParents.test(parent.type)
  return isInText && !isInLine(node)
    ? [placeProblem(node, 'Give it lines of its own, with an empty line before and after.', body)]
    : []
}

/** Reports an `<iframe>` of a host that the site's definition doesn't list. */
function frameProblems({ attributes }: WrittenElement, hosts: readonly string[]): Problem[] {
  const src = attributes.find(each => each.type === 'mdxJsxAttribute' && each.name.toLowerCase() === 'src')
  if (src?.type !== 'mdxJsxAttribute') return []
  const url = `${attributeText(src)}`
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' }
  if (protocol === 'https:' && hosts.includes(hostname)) return []
  const allowed =
    hosts.length > 0 ? `The settings allow ${hosts.join(', ')}.` : 'The settings allow no host for frames.'
  const hint = `Link to it instead: [what it shows](${url}). ${allowed}`
  return [{ ...placeOf(src), message: `A frame can't show ${url}.`, hint }]
}

/** The element that a node is, as far as elements with certain parts hold it; empty for any other. */
function nameOf(node: Nodes): string {
  const { tag = '' } = node.type === 'root' ? {} : (node.data ?? {})
  return tag || ({ image: 'img', paragraph: 'p' }[node.type as string] ?? '')
}

function placeProblem(node: RootContent, hint: string, body: string): Problem {
  const { start, end: nodeEnd } = placeOf(node)
  const tag = /^<[a-z\d]*/.exec(body.slice(start, start + 20))?.[0]
  const end = tag ? start + tag.length : nodeEnd
  return { start, end, message: `${tag ? `${tag}>` : `A ${node.type}`} can't be here.`, hint }
}
