import { nameOf, partsOf } from './document-parts'
import { withoutMarks } from './mark-text'

/** Elements whose text is not shown in the page. */
const unseenElements = ['script', 'title']

/**
 * A marked document that differs from the plain one in nothing but marks. Where code has read a marked text for
 * invisible parts of the page, such as structured data, its title or an attribute, the part is that of the plain
 * document. Undefined where the text or the elements of the page differ: then no mark can be trusted.
 */
export function repairDocument(marked: string, plain: string): string | undefined {
  const plainParts = partsOf(plain)
  let next = 0
  let isUnseen = false
  const repaired: string[] = []
  for (const part of partsOf(marked)) {
    const plainPart = plainParts[next] ?? ''
    const isTag = part.startsWith('<')
    const words = withoutMarks(part)
    // Marks alone, before or behind an element with which a text begins or ends, are no text of the plain document.
    if (!isTag && words === '' && part !== '' && plainPart !== '') repaired.push(part)
    else {
      const isEqual = words === plainPart
      if (!isEqual && !isUnseen && (!isTag || nameOf(part) !== nameOf(plainPart))) return
      repaired.push(isEqual ? part : plainPart)
      next++
    }
    if (isTag) isUnseen = unseenElements.includes(nameOf(part))
  }
  return next === plainParts.length ? repaired.join('') : undefined
}
