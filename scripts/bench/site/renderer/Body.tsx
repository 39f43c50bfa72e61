import type { MDXContent } from 'mdx/types'
import type { Site } from './pipeline'
import { vocabulary } from './vocabulary'
import { SiteContext } from './vocabulary/site-context'

/** The text of an entity, given the components that an author may name and the site that they may list. */
export function Body({ text: Text, site }: { text: MDXContent; site: Site }) {
  return (
    <SiteContext value={site}>
      <Text components={vocabulary} />
    </SiteContext>
  )
}
