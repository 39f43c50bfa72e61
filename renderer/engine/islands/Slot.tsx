// Reaches the browser, when the first island wakes.
import { useState, useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Children of an island, drawn on the server. They are left as they are when the island wakes, and put in again when it
 * has to be drawn anew after an error.
 */
export function Slot({ nodes }: { nodes: ChildNode[] }) {
  const isWaking = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
  const [isDrawn] = useState(isWaking)
  if (isDrawn) return <x-slot dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  return <x-slot ref={slot => slot?.replaceChildren(...nodes)} />
}
