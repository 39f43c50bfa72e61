// Reaches the browser, when the dev server runs; never a visitor.
import { Idiomorph } from 'idiomorph'

/** Attributes that scripts and visitors change; the server's HTML doesn't contain them. */
const owned = ['open', 'hidden', 'inert', 'awake', 'key-prefix', 'data-scrolled']

/** The elements that the server rendered; scripts added all others. */
const rendered = new WeakSet<Element>(document.body.querySelectorAll('*'))

/** What a tool does with the content that the server renders for an island, before it is used: beside it, or in it. */
type IslandObserver = (content: DocumentFragment, live?: Element) => void
let observe: IslandObserver = () => {}

/** Sets what a tool does with the content of islands in the next updates; `live` is an island that stays as it is. */
export function observeIslands(observer: IslandObserver): void {
  observe = observer
}

/**
 * Changes the children of a rendered element into those of another with few DOM operations, so that scroll position,
 * focus, open menus and island state survive. Elements added by scripts stay. An island with the same name and props
 * stays; only what is inside its `x-slot` changes. `to` is consumed. Returns the new islands, which must be prepared.
 */
export function morph(from: Element, to: Element): Element[] {
  const scripted = new Set(select(from, '*').filter(element => !rendered.has(element)))
  const islands = new Set(select(from, 'x-island'))
  const release = pairById(from, to, scripted)
  // Idiomorph gets islands without content: it would take elements whose ids repeat out of live islands.
  const contents = new Map(select(to, 'x-island').map(island => [island.id, detachChildren(island)]))
  Idiomorph.morph(from, [...to.childNodes], {
    morphStyle: 'innerHTML',
    callbacks: {
      beforeNodeMorphed: (node, next) => node.localName !== 'x-island' || copyAttributes(node, next as Element),
      beforeNodeRemoved: node => !scripted.has(node),
      beforeAttributeUpdated: (name, element) => !isOwned(name, element),
    },
  })
  const created = select(from, 'x-island').flatMap(island => {
    const content = contents.get(island.id)
    if (!content) return []
    if (islands.has(island)) {
      observe(content, island)
      return morphSlot(island, content)
    }
    observe(content)
    island.append(content)
    return [island, ...island.querySelectorAll('x-island')]
  })
  release()
  for (const root of [from, ...created])
    for (const element of select(root, '*')) if (!scripted.has(element)) rendered.add(element)
  return created
}

/** Whether scripts or visitors own an attribute; the value of a plain field, too, belongs to the visitor. */
const isOwned = (name: string, element: Element): boolean =>
  owned.includes(name) || (/^(value|checked|selected)$/.test(name) && element.matches('input,textarea,option'))

/** Updates an island's own attributes; returns false, so that Idiomorph leaves its content alone. */
function copyAttributes(island: Element, next: Element): false {
  for (const { name, value } of next.attributes) if (!isOwned(name, island)) island.setAttribute(name, value)
  return false
}

function morphSlot(island: Element, content: DocumentFragment): Element[] {
  const [slot, next] = [island.querySelector('x-slot'), content.querySelector('x-slot')]
  return slot && next ? morph(slot, next) : []
}

function detachChildren(element: Element): DocumentFragment {
  const content = document.createDocumentFragment()
  content.append(...element.childNodes)
  return content
}

let lastId = 0

/** The elements below the root that match the selector and are not inside an island below it. */
const select = (root: Element, selector: string) => [...root.querySelectorAll(`${selector}:not(:scope x-island *)`)]

/**
 * Gives elements of equal content the same id in both trees, until the returned function is called. Idiomorph pairs
 * elements by id and others by position, so an inserted block would otherwise take the focus of its neighbor. Every
 * island gets an id, equal where name and props are; elements added by scripts get an id without a counterpart.
 */
function pairById(from: Element, to: Element, scripted: Set<Element>): () => void {
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
