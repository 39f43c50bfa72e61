import type { MDXContent } from 'mdx/types'
import { components } from './components/components'
import { SiteContext } from './components/site-context'
import type { Site } from './entities'

/** The body of an entity, given the components that an author may name and the site that they may list. */
export function Body({ body: Content, site }: { body: MDXContent; site: Site }) {
  return (
    <div className="page">
      <div className="prose">
        <SiteContext value={site}>
          <Content components={components} />
        </SiteContext>
      </div>
    </div>
  )
}
