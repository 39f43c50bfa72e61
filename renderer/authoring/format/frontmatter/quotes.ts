import type { Edit } from '@proofsheet/engine/base/files/edits'
import { type Document, isPair, isScalar, parse, Scalar, visit } from 'yaml'

/** Words that other readers of YAML take for a boolean or for nothing, although YAML 1.2 doesn't. */
const oldWords = /^(y|n|yes|no|on|off|true|false|null|~)$/i

/** Removes quotation marks that are not needed; needed ones are double where that takes no escapes. */
export function quoteEdits(yaml: string, document: Document.Parsed): Edit[] {
  const edits: Edit[] = []
  visit(document, {
    Scalar(_, node, ancestors) {
      if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return
      if (node.type !== Scalar.QUOTE_DOUBLE && node.type !== Scalar.QUOTE_SINGLE) return
      const [start, end] = node.range
      const isInFlow = ancestors.some(each => 'flow' in each && each.flow === true)
      const isKey = ancestors.some(each => isPair(each) && each.key === node)
      const text = spell(node.value, isInFlow || isKey)
      if (text !== undefined && text !== yaml.slice(start, end)) edits.push({ start, end, text })
    },
  })
  return edits
}

/** The simplest spelling of a text on one line; undefined where its own is as good. */
function spell(value: string, isInFlow: boolean): string | undefined {
  if (/[\n\r\t\\]|[^\P{C}\u200D]/u.test(value)) return
  if (isPlain(value, isInFlow)) return value
  return value.includes('"') ? undefined : `"${value}"`
}

/** Whether a text needs no quotation marks. */
export function isPlain(value: string, isInFlow: boolean): boolean {
  if (value.trim() !== value || value === '' || oldWords.test(value)) return false
  // A sign of YAML that means nothing here would still make readers, and other parsers, stop; the check takes curly
  // quotation marks around a text for those of YAML.
  if (/^[-?:,[\]{}#&*!|>'"“„”%@`]|: | #|:$/.test(value) || (isInFlow && /[,[\]{}:]/.test(value))) return false
  try {
    return parse(`a: ${value}`)?.a === value && (!isInFlow || parse(`[${value}]`)?.[0] === value)
  } catch {
    return false
  }
}
