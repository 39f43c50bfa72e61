import type { MDXContent } from 'mdx/types'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

/** Makes the former anchors of headings lead to them: `{ old: 'new' }`. Without any the body stays the same. */
export function withFormerAnchors(body: MDXContent, former: Readonly<Record<string, string>> | undefined): MDXContent {
  if (!former) return body
  const added: MDXContent = props => addTo(body(props), former) as ReactElement
  return added
}

/** Gives the same node where no heading in it has a former anchor: some components look at their children. */
function addTo(node: ReactNode, former: Readonly<Record<string, string>>): ReactNode {
  if (Array.isArray(node)) {
    const added = node.map(child => addTo(child, former))
    return added.some((child, index) => child !== node[index]) ? added : node
  }
  if (!isValidElement<{ id?: string; children?: ReactNode }>(node)) return node
  const { id, children } = node.props
  const old = id === undefined ? [] : Object.keys(former).filter(anchor => former[anchor] === id)
  // The ledger finds them by their attribute.
  const targets = old.map(anchor => <span key={anchor} data-former="" id={anchor} />)
  const inside = targets.length > 0 ? children : addTo(children, former)
  if (targets.length === 0 && inside === children) return node
  return cloneElement(node, {}, ...targets, ...(Array.isArray(inside) ? inside : [inside]))
}
