// Reaches the browser, when the first island is hydrated.
import { useState, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Children of an island, rendered on the server. Hydration leaves their nodes in place; a render after an error inserts
 * the same nodes again.
 */
export function Slot({ nodes }: { nodes: ChildNode[] }) {
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const [isInPlace] = useState(isHydrating)
  if (isInPlace) return <x-slot dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  return <x-slot ref={slot => slot?.replaceChildren(...nodes)} />
}
