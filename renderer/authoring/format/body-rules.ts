import type { Edit } from '@proofsheet/engine/base/files/edits'
import { everyNode } from '@proofsheet/engine/mdx/nodes'
import type { Emphasis, List, ListItem, Nodes, Root, Strong } from 'mdast'
import { offsetsOf } from './body-syntax'
import { tableEdits } from './tables'

/** A rule of formatting: the edits of a body, in groups that are made together or not at all. */
export type BodyRule = (tree: Root, body: string) => Edit[][]

/** The nodes whose text is left as it is. */
const literal: readonly Nodes['type'][] = [
  'code',
  'inlineCode',
  'html',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
]

/** Removes white space at the ends of lines; where two spaces break a line, a backslash does it visibly. */
function trailingSpace(tree: Root, body: string): Edit[][] {
  const nodes = everyNode(tree)
  const literals = nodes.filter(({ type }) => literal.includes(type)).map(offsetsOf)
  const breaks = new Set(nodes.filter(({ type }) => type === 'break').map(node => offsetsOf(node).start))
  const isText = (at: number) => !literals.some(({ start, end }) => start <= at && at < end)
  return [...body.matchAll(/(?<![ \t])[ \t]+(?=\n|$)/g)].flatMap(({ 0: space, index }) =>
    isText(index) ? [[{ start: index, end: index + space.length, text: breaks.has(index) ? '\\' : '' }]] : [],
  )
}

/** Marks emphasis by asterisks. */
function emphasis(tree: Root, body: string): Edit[][] {
  return everyNode(tree)
    .filter((node): node is Emphasis | Strong => node.type === 'emphasis' || node.type === 'strong')
    .flatMap(node => {
      const { start, end } = offsetsOf(node)
      const length = node.type === 'strong' ? 2 : 1
      const text = '*'.repeat(length)
      return body[start] === '_'
        ? [
            [
              { start, end: start + length, text },
              { start: end - length, end, text },
            ],
          ]
        : []
    })
}

/** Marks the items of lists by a hyphen, or a number and a period, and one space. */
function listMarkers(tree: Root, body: string): Edit[][] {
  return everyNode(tree)
    .filter((node): node is List => node.type === 'list')
    .flatMap(list => [
      list.children.flatMap(item => markerEdit(item, body)),
      ...list.children.map(item => spacingEdits(item, body)),
    ])
    .filter(group => group.length > 0)
}

function markerEdit(item: ListItem, body: string): Edit[] {
  const { start } = offsetsOf(item)
  const marker = /^(?:[*+-]|(\d{1,9})[.)])/.exec(body.slice(start, start + 12))
  const text = marker?.[1] === undefined ? '-' : `${marker[1]}.`
  return marker ? [{ start, end: start + marker[0].length, text }] : []
}

/** Moves the content of an item to one space behind its mark; its further lines follow. */
function spacingEdits(item: ListItem, body: string): Edit[] {
  const { start, end } = offsetsOf(item)
  const found = /^([*+-]|\d{1,9}[.)])( {2,4})(?=\S)/.exec(body.slice(start, start + 16))
  if (!found) return []
  const [whole, marker = '', spaces = ''] = found
  const column = (item.position?.start.column ?? 1) - 1 + marker.length + 1
  const extra = spaces.length - 1
  const edits = [{ start: start + marker.length + 1, end: start + whole.length, text: '' }]
  for (let line = body.indexOf('\n', start) + 1; line > 0 && line < end; line = body.indexOf('\n', line) + 1) {
    const at = line + column
    if (body.slice(at, at + extra) === ' '.repeat(extra) && !body.slice(line, at).includes('\n'))
      edits.push({ start: at, end: at + extra, text: '' })
  }
  return edits
}

/** Pairs that may be on consecutive lines: their order is a list of its own. */
const closeTypes: readonly Nodes['type'][] = [
  'definition',
  'mdxJsxFlowElement',
  'mdxFlowExpression',
  'mdxjsEsm',
  'html',
]

/** Separates blocks by one empty line. */
function blankLines({ children }: Root, body: string): Edit[][] {
  return children.slice(1).flatMap((node, index) => {
    const before = children[index] ?? node
    const [start, end] = [offsetsOf(before).end, offsetsOf(node).start]
    const gap = body.slice(start, end)
    const isClose = !/\n[ \t]*\n/.test(gap) && closeTypes.includes(before.type) && before.type === node.type
    if (gap.trim() !== '' || !gap.includes('\n') || isClose) return []
    return [[{ start, end, text: `\n\n${gap.slice(gap.lastIndexOf('\n') + 1)}` }]]
  })
}

/** All rules, in the order in which they apply: each gets the body that the one before has made. */
export const bodyRules: readonly BodyRule[] = [trailingSpace, emphasis, listMarkers, tableEdits, blankLines]
