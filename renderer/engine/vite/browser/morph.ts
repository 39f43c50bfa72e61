// Reaches the browser, when the dev server runs; never a visitor.
import { Idiomorph } from 'idiomorph'
import { pairById, select } from './pair-by-id'
import { pairIsland, takeMarks } from './pair-islands'

/** Attributes that scripts and visitors change; the server's HTML doesn't contain them. */
const owned = ['open', 'hidden', 'inert', 'awake', 'key-prefix', 'data-scrolled']

/** The elements that the server rendered; scripts added all others. */
const rendered = new WeakSet<Element>(document.body.querySelectorAll('*'))

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
      pairIsland(island, content)
      return morphSlot(island, content)
    }
    takeMarks(content)
    island.append(content)
    return [island, ...island.querySelectorAll('x-island')]
  })
  release()
  for (const root of [from, ...created])
    for (const element of select(root, '*')) if (!scripted.has(element)) rendered.add(element)
  return created
}

/** Whether scripts or visitors own an attribute; the value of a plain field, too, belongs to the visitor. */
function isOwned(name: string, element: Element): boolean {
  return owned.includes(name) || (/^(value|checked|selected)$/.test(name) && element.matches('input,textarea,option'))
}

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
