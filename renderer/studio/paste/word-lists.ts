import type { Element, RootContent } from 'hast'

/** Word writes lists as paragraphs with a level: makes lists of them. The HTML of all else stays as it is. */
export function wordLists(nodes: readonly RootContent[]): RootContent[] {
  const made: RootContent[] = []
  /** The lists that are open, the outermost first. */
  let open: Element[] = []
  for (const node of nodes) {
    const level = levelOf(node)
    if (node.type !== 'element' || level === 0) {
      // Between the items of a list there are line ends.
      if (node.type !== 'text' || node.value.trim() !== '') open = []
      made.push(
        ...(node.type === 'element'
          ? [{ ...node, children: wordLists(node.children) as Element['children'] }]
          : [node]),
      )
      continue
    }
    const { children, isNumbered } = itemOf(node)
    const tagName = isNumbered ? 'ol' : 'ul'
    open = open.slice(0, level)
    if (open.length === level && open.at(-1)?.tagName !== tagName) open.pop()
    while (open.length < level) {
      const list: Element = { type: 'element', tagName, properties: {}, children: [] }
      const item = open.at(-1)?.children.at(-1)
      if (item?.type === 'element') item.children.push(list)
      else if (open.length === 0) made.push(list)
      else open.at(-1)?.children.push({ type: 'element', tagName: 'li', properties: {}, children: [list] })
      open.push(list)
    }
    open.at(-1)?.children.push({ type: 'element', tagName: 'li', properties: {}, children })
  }
  return made
}

/** The level of a paragraph of a list, from 1; 0 for all else. */
function levelOf(node: RootContent): number {
  if (node.type !== 'element' || node.tagName !== 'p') return 0
  return Number(/mso-list:[^;]*\blevel(\d)/i.exec(String(node.properties.style ?? ''))?.[1] ?? 0)
}

/** A paragraph without the sign that it begins with, and whether that is a number. */
function itemOf({ children }: Element): { children: Element['children']; isNumbered: boolean } {
  let sign = ''
  const isSign = (child: Element['children'][number]): boolean =>
    child.type === 'element' &&
    (/mso-list:\s*ignore/i.test(String(child.properties.style ?? '')) ||
      (child.children.length > 0 && child.children.every(isSign)))
  const rest = children.filter(child => {
    if (!isSign(child)) return true
    sign += textOf(child)
    return false
  })
  return { children: rest, isNumbered: /^\s*(\d+|[a-z]{1,4})[.)]/i.test(sign) }
}

function textOf(node: Element['children'][number]): string {
  if (node.type === 'text') return node.value
  return node.type === 'element' ? node.children.map(textOf).join('') : ''
}
