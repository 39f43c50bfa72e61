// Reaches the browser, when the dev server runs; never a visitor.

let lastId = 0

/** The elements below the root that match the selector and are not inside an island below it. */
export function select(root: Element, selector: string): Element[] {
  return [...root.querySelectorAll(`${selector}:not(:scope x-island *)`)]
}

/**
 * Gives elements of equal content the same id in both trees, until the returned function is called. Idiomorph pairs
 * elements by id and others by position, so an inserted block would otherwise take the focus of its neighbor. Every
 * island gets an id, equal where name and props are; elements added by scripts get an id without a counterpart.
 */
export function pairById(from: Element, to: Element, scripted: Set<Element>): () => void {
  const groups = groupByContent(select(to, '*'))
  for (const [content, before] of groupByContent(select(from, '*').filter(element => !scripted.has(element)))) {
    const after = groups.get(content) ?? []
    // Among repeated elements nothing shows which one was added or removed.
    if (before.length !== after.length && before[0]?.localName !== 'x-island') continue
    for (const [index, element] of before.entries()) {
      const partner = after[index]
      if (partner) partner.id = element.id = nextId()
    }
  }
  for (const element of [...scripted, ...select(from, 'x-island'), ...select(to, 'x-island')]) element.id ||= nextId()
  return () => {
    for (const element of from.querySelectorAll('[id^="morph-"]')) element.removeAttribute('id')
  }
}

const nextId = () => `morph-${++lastId}`

/** The elements without an id of their own, by their content. */
function groupByContent(elements: Element[]): Map<string, Element[]> {
  const groups = new Map<string, Element[]>()
  for (const element of elements.filter(({ id }) => !id)) {
    const content = serialize(element)
    groups.set(content, [...(groups.get(content) ?? []), element])
  }
  return groups
}

/** A node's tag names, ids and text, without other attributes and without what is inside islands. */
function serialize(node: Node): string {
  if (!(node instanceof Element)) return `${node.nodeType}${node.nodeValue}`
  if (node.localName === 'x-island') return `<${node.getAttribute('name')} ${node.getAttribute('props')}>`
  return `<${node.localName}#${node.id}>${[...node.childNodes].map(serialize).join('')}</>`
}
