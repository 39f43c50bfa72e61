// Reaches the browser, when the first island wakes.
import type { ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType<Record<string, unknown>> }>

/** Every island's code by the island's name; apart from what wakes islands, so that no page carries the list at first. */
export const loaders = new Map(
  Object.entries(import.meta.glob('/renderer/**/*.island.tsx') as Record<string, Load>).map(([path, load]) => [
    path.replace(/^.*\/|\.island\.tsx$/g, ''),
    load,
  ]),
)
