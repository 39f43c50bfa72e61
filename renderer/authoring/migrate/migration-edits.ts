import type { Edit } from '@proofsheet/engine/base/files/edits'
import { splitFrontmatter } from '@proofsheet/engine/content/split-frontmatter'
import { isMap, isScalar, isSeq, type Pair, stringify, type YAMLMap } from 'yaml'
import { nodesOf } from '../frontmatter-nodes'
import type { Difference, GroupPath } from './compare-schemas'

/** The edits that one difference asks for in a file; empty where it is as the new type has it already. */
export function migrationEdits(source: string, difference: Difference): Edit[] {
  const found = splitFrontmatter(source)
  if (!found?.isClosed) return []
  const document = nodesOf(found.text)
  if (document.errors.length > 0) return []
  const groups = groupsAt(document.contents, difference.group)
  const edits = groups.flatMap(group => editsIn(found.text, group, difference))
  return edits.map(edit => ({ ...edit, start: edit.start + found.start, end: edit.end + found.start }))
}

function editsIn(yaml: string, group: YAMLMap, difference: Difference): Edit[] {
  const pairOf = (name: string) => group.items.find(({ key }) => nameOf(key) === name)
  switch (difference.kind) {
    case 'renamed': {
      const pair = pairOf(difference.from)
      const range = isScalar(pair?.key) ? pair.key.range : undefined
      return range && !pairOf(difference.to) ? [{ start: range[0], end: range[1], text: difference.to }] : []
    }
    case 'choice': {
      const value = pairOf(difference.field)?.value
      const scalars = (isSeq(value) ? value.items : [value]).filter(isScalar)
      return scalars.flatMap(({ value: text, range }) =>
        text === difference.from && range
          ? [{ start: range[0], end: range[1], text: stringify(difference.to).trimEnd() }]
          : [],
      )
    }
    case 'required': {
      if (pairOf(difference.field)) return []
      const comment = difference.isExample && typeof difference.value !== 'object' ? ' # An example: replace it.' : ''
      return [
        insertion(
          yaml,
          group,
          stringify({ [difference.field]: difference.value }, { lineWidth: 0 }).trimEnd() + comment,
        ),
      ]
    }
    case 'moved':
      return moveEdits(yaml, group, difference.from, difference.to)
    default:
      return []
  }
}

/** Takes a field out of a group and puts it into one below it, which is made where it is absent. */
function moveEdits(yaml: string, group: YAMLMap, from: string, [into = '', name = '']: GroupPath): Edit[] {
  const pair = group.items.find(({ key }) => nameOf(key) === from)
  const span = pair && lineSpan(yaml, pair)
  if (!pair || !span || group.flow) return []
  const indent = indentOf(yaml, span.start)
  const lines = yaml
    .slice(span.start, span.end)
    .trimEnd()
    .split('\n')
    .map(line => line.slice(indent.length))
  const target = group.items.find(({ key }) => nameOf(key) === into)?.value
  if (isMap(target)) {
    const isThere = target.items.some(({ key }) => nameOf(key) === name)
    return isThere ? [] : [{ ...span, text: '' }, insertion(yaml, target, lines.join('\n'))]
  }
  const moved = [`${into}:`, ...lines.map(line => `  ${line}`)].map(line => `${indent}${line}\n`).join('')
  return [{ ...span, text: moved }]
}

/** The edit that adds lines at the end of a group, with its indentation; within braces, at their end. */
function insertion(yaml: string, group: YAMLMap, text: string): Edit {
  const last = group.items.at(-1)
  if (group.flow || !last) {
    const end = (group.range?.[1] ?? 1) - 1
    const inner = text.replace(/ # .*$/, '').replace(/\n\s*/g, ' ')
    return { start: end, end, text: `${last ? ', ' : ' '}${inner} ` }
  }
  const [first] = group.items
  const column =
    isScalar(first?.key) && first.key.range
      ? first.key.range[0] - (yaml.lastIndexOf('\n', first.key.range[0] - 1) + 1)
      : 0
  const { end } = lineSpan(yaml, last) ?? { end: yaml.length }
  const lines = text
    .split('\n')
    .map(line => `${' '.repeat(column)}${line}\n`)
    .join('')
  return { start: end, end, text: (end > 0 && yaml[end - 1] !== '\n' ? '\n' : '') + lines }
}

/** The lines of a field, with its value. */
function lineSpan(yaml: string, { key, value }: Pair): { start: number; end: number } | undefined {
  const keyRange = isScalar(key) ? key.range : undefined
  if (!keyRange) return
  const range = (value as { range?: [number, number, number] } | null)?.range
  const last = Math.max(keyRange[1], range?.[1] ?? 0)
  const start = yaml.lastIndexOf('\n', keyRange[0] - 1) + 1
  const end = yaml[last - 1] === '\n' ? last : yaml.indexOf('\n', last) + 1 || yaml.length
  return { start, end }
}

function indentOf(yaml: string, line: number): string {
  return /^ */.exec(yaml.slice(line))?.[0] ?? ''
}

/** The groups at a path; `*` matches each item of a list. */
function groupsAt(node: unknown, [key, ...rest]: GroupPath): YAMLMap[] {
  if (key === undefined) return isMap(node) ? [node as YAMLMap] : []
  if (key === '*') return isSeq(node) ? node.items.flatMap(item => groupsAt(item, rest)) : []
  return isMap(node) ? groupsAt(node.items.find(pair => nameOf(pair.key) === key)?.value, rest) : []
}

function nameOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : ''
}
