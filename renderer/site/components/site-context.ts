import { createContext, useContext } from 'react'
import type { Site } from '../entities'

/** The site of the page that is being rendered. */
export const SiteContext = createContext<Site | undefined>(undefined)

/** The site's entities, for components that list them. Throws outside a body. */
export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('A component that lists entities was rendered outside a body.')
  return site
}
