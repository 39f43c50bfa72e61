import { nameOf, partsOf } from './document-parts'
import { withoutMarks } from './mark-text'

/**
 * A marked document that differs from the plain one in nothing but marks. Where code has read a marked text for what
 * nobody sees, such as structured data or an attribute, the part is that of the plain document. Undefined where the text
 * or the elements of the page are others: then nothing tells which mark is right.
 */
export function repairDocument(marked: string, plain: string): string | undefined {
  const [parts, plainParts] = [partsOf(marked), partsOf(plain)]
  if (parts.length !== plainParts.length) return
  let isInScript = false
  const repaired: string[] = []
  for (const [index, part] of parts.entries()) {
    const plainPart = plainParts[index] ?? ''
    const isEqual = withoutMarks(part) === plainPart
    if (!isEqual && !isInScript && (!part.startsWith('<') || nameOf(part) !== nameOf(plainPart))) return
    repaired.push(isEqual ? part : plainPart)
    if (part.startsWith('<')) isInScript = nameOf(part) === 'script'
  }
  return repaired.join('')
}
