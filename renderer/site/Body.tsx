import type { MDXContent } from 'mdx/types'
import type { Site } from '../engine/content/load'
import { components } from './components/components'
import { SiteContext } from './components/site-context'

/** The text of an entity, given the components that an author may name and the site that they may list. */
export function Body({ text: Text, site }: { text: MDXContent; site: Site }) {
  return (
    <div className="page">
      <div className="prose">
        <SiteContext value={site}>
          <Text components={components} />
        </SiteContext>
      </div>
    </div>
  )
}
