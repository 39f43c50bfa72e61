import type { Edit } from '@proofsheet/engine/base/files/edits'
import { type Document, isPair, isScalar, parse, Scalar, visit } from 'yaml'

/** Words that other readers of YAML take for a boolean or for nothing, although YAML 1.2 doesn't. */
const oldWords = /^(y|n|yes|no|on|off|true|false|null|~)$/i

/** Removes quotation marks that are not needed. Needed ones stay: editors write single ones or double ones. */
export function quoteEdits(document: Document.Parsed): Edit[] {
  const edits: Edit[] = []
  visit(document, {
    Scalar(_, node, ancestors) {
      if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return
      if (node.type !== Scalar.QUOTE_DOUBLE && node.type !== Scalar.QUOTE_SINGLE) return
      const [start, end] = node.range
      const isInFlow = ancestors.some(each => 'flow' in each && each.flow === true)
      const isKey = ancestors.some(each => isPair(each) && each.key === node)
      const isOneLine = !/[\n\r\t\\]|[^\P{C}\u200D]/u.test(node.value)
      if (isOneLine && isPlain(node.value, isInFlow || isKey)) edits.push({ start, end, text: node.value })
    },
  })
  return edits
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
