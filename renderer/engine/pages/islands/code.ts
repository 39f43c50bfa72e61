// Reaches the browser, when the first island is hydrated.

import { islands } from 'virtual:islands'
import type { ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType<Record<string, unknown>> }>

/** Loaders of all islands by name; apart from hydrate.ts, so that pages load the list with their first island. */
export const loaders = new Map(
  Object.entries(islands as Record<string, Load>).map(([path, load]) => [
    path.replace(/^.*\/|\.island\.tsx$/g, ''),
    load,
  ]),
)
