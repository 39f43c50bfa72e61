import { type Fix, type Issue, show } from '../../base/diagnostics/issue'
import { textsIn } from '../../base/diagnostics/locate'
import { nearest, suggestionHint } from '../../base/diagnostics/nearest'
import { lineAt, offsetAt, type Range, rangeAt } from '../../base/diagnostics/position'
import { isMarkdown } from '../../mdx/bounded/exact-parser'
import { everyNode, wordsOf } from '../../mdx/nodes'
import type { FactSource, FactUse } from './fact-uses'
import type { FactList } from './facts'

/** Reports facts that don't exist, and texts that repeat the value of one beside the words that it is about. */
export function checkFacts(file: FactSource, uses: FactUse[], facts: FactList): Issue[] {
  const known = Object.keys(facts)
  const unknown = uses
    .filter(({ name }) => !Object.hasOwn(facts, name))
    .map(({ name, start, end, field }): Issue => {
      const suggestion = nearest(name, known)
      const at = rangeAt(file.source, start, end)
      return {
        file: file.file,
        ...at,
        field,
        code: 'fact-unknown',
        message: `There is no fact ${show(name)}.`,
        hint: suggestionHint(suggestion, known, 'Facts'),
        fix: suggestion ? { ...at, text: suggestion } : undefined,
      }
    })
  return [...unknown, ...checkRepeats(file, facts)]
}

/**
 * The fix that writes a fact in place of a text. At the beginning of a field a brace would be YAML of its own: a whole
 * value gets quotation marks, and there is no fix for the first words of one, or in a list on one line.
 */
function fixWith(name: string, source: string, at: Range, field: string | undefined): Fix | undefined {
  const text = `{facts.${name}}`
  const line = lineAt(source, at.line) ?? ''
  const [before, after] = [line.slice(0, at.column - 1), line.slice(at.end.column - 1)]
  const isFirst = field !== undefined && /^\s*(?:- +)*(?:[\w-]+:\s+)?$/.test(before)
  if (field !== undefined && (/[[{]/.test(before) || (isFirst && after.trim() !== ''))) return
  return { ...at, text: isFirst ? `"${text}"` : text }
}

function checkRepeats({ file, source, parsed, tree }: FactSource, facts: FactList): Issue[] {
  const known = Object.entries(facts).flatMap(([name, { value, about }]) => (about ? [{ name, value, about }] : []))
  if (known.length === 0) return []
  const report = (text: string, start: number, end: number, field?: string): Issue[] =>
    known.flatMap(({ name, value, about }) => {
      if (!text.split(/(?<=[.!?])\s+/).some(sentence => hasWords(sentence, value) && hasWords(sentence, about)))
        return []
      const index = source.slice(start, end).indexOf(value)
      if (index < 0) return []
      const at = rangeAt(source, start + index, start + index + value.length)
      return {
        file,
        ...at,
        field,
        code: 'fact-repeated' as const,
        message: `${show(value)} is the fact ${show(name)}, which is written once.`,
        hint: `Write {facts.${name}}, which follows when it changes.`,
        fix: fixWith(name, source, at, field),
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

/** Whether a text has words that are no part of others: "$97" is not in "$970". */
function hasWords(text: string, words: string): boolean {
  const index = text.indexOf(words)
  const [before, after] = [text[index - 1] ?? ' ', text.slice(index + words.length)]
  return index >= 0 && !/[\p{L}\p{N}]/u.test(before) && !/^[\p{L}\p{N}]|^[.,]\d/u.test(after)
}
