// Reaches the browser while writing, never a visitor.

/** What scripts and visitors change in a drawn page; the server's HTML never knows of it. */
const owned = ['open', 'hidden', 'inert', 'awake', 'key-prefix', 'data-scrolled']

/**
 * Changes a drawn element into another with as few steps as it takes, so that scroll position, focus, open menus and
 * the state of islands stay where nothing about them changed. `children` are those that the server drew.
 * Gives the islands that are new and still have to be woken.
 */
export function morph(from: Element, to: Element, children: ChildNode[] = [...from.childNodes]): Element[] {
  if (from.localName === 'x-island') return morphIsland(from, to)
  copyAttributes(from, to)
  return morphChildren(from, to, children)
}

/** An island lives on while its props stay; what a writer put inside it was drawn by the server and may change. */
function morphIsland(from: Element, to: Element): Element[] {
  if (signature(from) !== signature(to)) {
    from.replaceWith(to)
    return islandsOf(to)
  }
  copyAttributes(from, to)
  const [slot, next] = [from.querySelector('x-slot'), to.querySelector('x-slot')]
  return slot && next ? morphChildren(slot, next) : []
}

function copyAttributes(from: Element, to: Element): void {
  for (const { name } of [...from.attributes])
    if (!owned.includes(name) && !to.hasAttribute(name)) from.removeAttribute(name)
  for (const { name, value } of to.attributes)
    if (!owned.includes(name) && from.getAttribute(name) !== value) from.setAttribute(name, value)
}

function morphChildren(from: Element, to: Element, before: ChildNode[] = [...from.childNodes]): Element[] {
  const after = [...to.childNodes]
  const partners = pair(before, after)
  const kept = new Set(partners.values())
  for (const node of before) if (!kept.has(node)) node.remove()

  const islands: Element[] = []
  // From the end, so that what follows is in place already; what scripts added behind it stays where it is.
  let next: ChildNode | null = before.at(-1)?.isConnected ? (before.at(-1)?.nextSibling ?? null) : null
  for (const node of after.reverse()) {
    const partner = partners.get(node)
    const placed = partner ?? node
    if (!partner) {
      from.insertBefore(node, next)
      if (node instanceof Element) islands.push(...islandsOf(node))
    } else if (partner instanceof Element && node instanceof Element) {
      const around = partner.parentNode
      islands.push(...morph(partner, node))
      next = partner.parentNode === around ? partner : node
      continue
    } else if (partner.nodeValue !== node.nodeValue) partner.nodeValue = node.nodeValue
    next = placed
  }
  return islands
}

/** Which node each new one continues: those that read alike first, and between them those of one kind, in order. */
function pair(before: ChildNode[], after: ChildNode[]): Map<ChildNode, ChildNode> {
  const partners = new Map<ChildNode, ChildNode>()
  let [i, j] = [0, 0]
  for (const [x, y] of [
    ...alike(before.map(signature), after.map(signature)),
    [before.length, after.length] as const,
  ]) {
    for (; j < y; j++) {
      const node = after[j]
      const found = before.slice(i, x).findIndex(other => node && kind(other) === kind(node))
      const partner = before[i + found]
      if (found < 0 || !node || !partner) continue
      partners.set(node, partner)
      i += found + 1
    }
    const [old, node] = [before[x], after[y]]
    if (old && node) partners.set(node, old)
    i = x + 1
    j = y + 1
  }
  return partners
}

/** The longest row of places that two lists have in common (the textbook's table). */
function alike(a: string[], b: string[]): [number, number][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  const at = (x: number, y: number) => lengths[x]?.[y] ?? 0
  for (let x = a.length - 1; x >= 0; x--)
    for (let y = b.length - 1; y >= 0; y--) {
      const row = lengths[x]
      if (row) row[y] = a[x] === b[y] ? at(x + 1, y + 1) + 1 : Math.max(at(x + 1, y), at(x, y + 1))
    }
  const places: [number, number][] = []
  for (let [x, y] = [0, 0]; x < a.length && y < b.length; ) {
    if (a[x] === b[y]) places.push([x++, y++])
    else if (at(x + 1, y) >= at(x, y + 1)) x++
    else y++
  }
  return places
}

/** What a node says, apart from where its source stands and from what an island made of its props. */
function signature(node: Node): string {
  if (!(node instanceof Element)) return `${node.nodeType}${node.nodeValue}`
  if (node.localName === 'x-island') return `<${node.getAttribute('name')} ${node.getAttribute('props')}>`
  return `<${kind(node)}>${[...node.childNodes].map(signature).join('')}`
}

function kind(node: Node): string {
  if (!(node instanceof Element)) return String(node.nodeType)
  return `${node.localName}#${node.localName === 'x-island' ? node.getAttribute('name') : node.id}`
}

function islandsOf(element: Element): Element[] {
  const inside = [...element.querySelectorAll('x-island')]
  return element.localName === 'x-island' ? [element, ...inside] : inside
}
