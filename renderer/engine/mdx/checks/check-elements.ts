import type { Nodes, RootContent } from 'mdast'
import type { Issue } from '../../base/diagnostics/issue'
import { rangeAt } from '../../base/diagnostics/position'
import type { TagElement } from '../elements/attributes'
import { couldFit, elementName, isUnconvertedTag } from '../elements/content'
import { elements } from '../elements/known/elements'
import { isBlank, isBlock } from '../elements/nodes-in-line'
import { attributeProblems, contentProblem, type Problem } from '../elements/problems'
import { unknownElement } from '../elements/unknown'
import { checkFrame } from './check-frame'
import { isUnsafeUrl } from './unsafe-url'

/** Reports HTML that texts can't have: unknown elements and attributes, and elements in a wrong place. */
export function checkElements(tree: Nodes, body: string, file: string, frameHosts: readonly string[]): Issue[] {
  if (!/<[a-z]/.test(body)) return []
  const problems: Problem[] = []
  const leftOver: RootContent[] = []
  visit(tree, [])
  const [first] = leftOver
  // An element that was not converted isn't rendered as HTML, so at least one problem must be reported.
  if (first && problems.length === 0) problems.push(placeProblem(first, 'It does not fit where it is.', body))
  return problems.map(problem => toIssue(problem, body, file))

  function visit(node: Nodes, parents: Nodes[]): void {
    if (node.type !== 'root') {
      if (isUnconvertedTag(node)) {
        leftOver.push(node)
        problems.push(...problemsOf(node, body))
        // Its sources are part of its problem.
        if (node.name === 'picture') return
      } else problems.push(...misplaced(node, parents, body))
      if (node.type === 'htmlElement') problems.push(...checkFrame(node, frameHosts))
    }
    if ('children' in node) for (const child of node.children) visit(child, [...parents, node])
  }
}

function problemsOf(element: RootContent, body: string): Problem[] {
  if (!isUnconvertedTag(element)) return []
  const description = elements.get(element.name)
  if (element.name === 'picture') return [pictureProblem(element, body)]
  if (!description) return [unknownElement(element, body)]
  const problems = attributeProblems(element, description)
  return couldFit(element, description) ? problems : [...problems, contentProblem(element, description)]
}

/** The problem of a `<picture>` that is not converted; the fix is the image in it. */
function pictureProblem({ children, position }: TagElement, body: string): Problem {
  const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0]
  const images = children.flatMap((child: RootContent) => (child.type === 'paragraph' ? child.children : [child]))
  const found = images.find(({ type }) => type === 'image')?.position
  const text = found && body.slice(found.start.offset, found.end.offset)
  return {
    start,
    end: start + '<picture'.length,
    message: 'A <picture> holds one <img>, of which the site makes all sizes and formats.',
    hint: text ? `Write ${text} alone.` : 'Write <img src="/media/name.png" alt="What it shows"> alone.',
    fix: text ? { start, end, text } : undefined,
  }
}

/** The problems of a node in a place where its element is not allowed. */
function misplaced(node: RootContent, parents: Nodes[], body: string): Problem[] {
  const parent = parents.at(-1)
  const name = elementName(node)
  const description = elements.get(name)
  if (description?.place === 'part' && node.type !== 'listItem') {
    const { within = [] } = description
    const isWithin = parents.some(each => within.includes(nameOf(each)))
    if (!isWithin) return [placeProblem(node, `Put it into <${within.join('> or <')}>.`, body)]
  }
  if (node.type === 'listItem' && parent?.type !== 'list' && !/^[uo]l$/.test(parent ? nameOf(parent) : ''))
    return [placeProblem(node, 'Put it into <ul> or <ol>.', body)]
  if (node.type === 'htmlElement' && name === 'details') {
    const first = node.children.find(child => !isBlank(child))
    if (!first || elementName(first) !== 'summary')
      return [placeProblem(node, 'Begin it with the line that opens it: <summary>More</summary>.', body)]
  }
  if (node.type === 'link' && parents.some(({ type }) => type === 'link'))
    return [placeProblem(node, "A link can't be within another one.", body)]
  const isBlockInLine = parent && /^(paragraph|heading|emphasis|strong|delete|link)$/.test(parent.type) && isBlock(node)
  return isBlockInLine
    ? [placeProblem(node, 'Give it lines of its own, with an empty line before and after.', body)]
    : []
}

function nameOf(node: Nodes): string {
  return node.type === 'root' ? '' : isUnconvertedTag(node) ? node.name : elementName(node)
}

function placeProblem({ position, type }: RootContent, hint: string, body: string): Problem {
  const start = position?.start.offset ?? 0
  const tag = /^<[a-z\d]*/.exec(body.slice(start, start + 20))?.[0]
  const end = tag ? start + tag.length : (position?.end.offset ?? start)
  return { start, end, message: `${tag ? `${tag}>` : `A ${type}`} can't be here.`, hint }
}

function toIssue({ start, end, message, hint, fix }: Problem, body: string, file: string): Issue {
  const issue = { file, ...rangeAt(body, start, end), code: 'body-html' as const, message, hint }
  if (!fix) return issue
  if (fix !== 'remove') return { ...issue, fix: { ...rangeAt(body, fix.start, fix.end), text: fix.text } }
  // With the white space before it, which set it apart from what precedes.
  const from = body.slice(0, start).trimEnd().length
  return { ...issue, fix: { ...rangeAt(body, from, end), text: '' } }
}

/** The unsafe URLs in the attributes of an element; those of links and images are reported with Markdown's. */
export function unsafeAttributes(node: Nodes): string[] {
  if (node.type === 'link' || node.type === 'image') return []
  return (node.data?.attributes ?? []).flatMap(({ value }) =>
    typeof value === 'string' && isUnsafeUrl(value) ? [value] : [],
  )
}
