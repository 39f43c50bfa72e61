import type { Nodes } from 'mdast'
import { type Issue, show } from '../../base/diagnostics/issue'
import { textsIn } from '../../base/diagnostics/locate'
import { meant, nearest } from '../../base/diagnostics/nearest'
import { offsetAt, rangeAt } from '../../base/diagnostics/position'
import { isMarkdown } from '../../mdx/bounded/markdown-parser'
import { everyNode, wordsOf } from '../../mdx/nodes'
import { factNameOf, factsInText } from '../../mdx/replace-facts'
import { scalarOffsets } from '../inline/scalar-offsets'
import type { Parsed } from '../parse'
import type { FactList } from './facts'

/** A file whose facts are checked: its frontmatter as it is written, and its body. */
export interface FactSource {
  file: string
  source: string
  parsed: Parsed
  tree: Nodes | undefined
}

/** Where a file uses a fact; the range is that of its name. */
interface FactUse {
  name: string
  start: number
  end: number
  field?: string
}

/** The uses of facts in the fields and the body of a file. */
export function findFactUses({ parsed, source, tree }: FactSource, component: string): FactUse[] {
  const inFields = textsIn(parsed.data ?? {}).flatMap(({ path, text }) => {
    const uses = factsInText(text, component)
    if (uses.length === 0) return []
    const at = parsed.locate(path, 'value')
    const offsets = scalarOffsets(source, offsetAt(source, at), offsetAt(source, at.end), text)
    const field = path.join('.')
    return uses.map(({ name, start, end }) => ({ name, field, start: offsets[start] ?? 0, end: offsets[end] ?? 0 }))
  })
  const inBody = (tree ? everyNode(tree) : []).flatMap(node => {
    const name = factNameOf(node, component)
    if (name === undefined) return []
    const nodeStart = node.position?.start.offset ?? 0
    const start = source.indexOf(name, source.indexOf('=', nodeStart))
    return [{ name, start, end: start + name.length }]
  })
  return [...inFields, ...inBody]
}

/** Reports facts that don't exist, and texts that repeat the value of one beside the words that it is about. */
export function checkFacts(file: FactSource, uses: FactUse[], facts: FactList, component: string): Issue[] {
  const unknown = uses
    .filter(({ name }) => !Object.hasOwn(facts, name))
    .map(({ name, start, end, field }): Issue => {
      const known = Object.keys(facts)
      const suggestion = nearest(name, known)
      const at = rangeAt(file.source, start, end)
      return {
        file: file.file,
        ...at,
        field: field || undefined,
        code: 'fact-unknown',
        message: `There is no fact ${show(name)}.`,
        hint: meant(suggestion, known, 'Facts'),
        fix: suggestion ? { ...at, text: suggestion } : undefined,
      }
    })
  return [...unknown, ...checkRepeats(file, facts, component)]
}

function checkRepeats({ file, source, parsed, tree }: FactSource, facts: FactList, component: string): Issue[] {
  const known = Object.entries(facts).flatMap(([name, { value, about }]) => (about ? [{ name, value, about }] : []))
  if (known.length === 0) return []
  const report = (text: string, start: number, end: number, field?: string): Issue[] =>
    known.flatMap(({ name, value, about }) => {
      if (!sentencesOf(text).some(sentence => hasWords(sentence, value) && hasWords(sentence, about))) return []
      const index = source.slice(start, end).indexOf(value)
      if (index < 0) return []
      const at = rangeAt(source, start + index, start + index + value.length)
      return {
        file,
        ...at,
        field: field || undefined,
        code: 'fact-repeated' as const,
        message: `${show(value)} is the fact ${show(name)}, which is written once.`,
        hint: `Write <${component} name="${name}" />, which follows when it changes.`,
        fix: { ...at, text: `<${component} name="${name}" />` },
      }
    })
  const inFields = textsIn(parsed.data ?? {}).flatMap(({ path, text }) => {
    if (!known.some(({ value }) => text.includes(value))) return []
    const at = parsed.locate(path, 'value')
    return report(text, offsetAt(source, at), offsetAt(source, at.end), path.join('.'))
  })
  // Plain Markdown has no components, so its text can't use a fact.
  const blocks = (tree && !isMarkdown(file) ? everyNode(tree) : []).filter(({ type }) =>
    ['paragraph', 'heading', 'tableCell'].includes(type),
  )
  const inBody = blocks.flatMap(node =>
    report(wordsOf(node), node.position?.start.offset ?? 0, node.position?.end.offset ?? 0),
  )
  return [...inFields, ...inBody]
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/)
}

/** Whether a text has words that are no part of others: "$97" is not in "$970". */
function hasWords(text: string, words: string): boolean {
  const index = text.indexOf(words)
  const [before, after] = [text[index - 1] ?? ' ', text.slice(index + words.length)]
  return index >= 0 && !/[\p{L}\p{N}]/u.test(before) && !/^[\p{L}\p{N}]|^[.,]\d/u.test(after)
}
