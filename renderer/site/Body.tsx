import type { MDXContent } from 'mdx/types'
import { components } from './components/components'
import { SiteContext } from './components/site-context'
import type { Site } from './entities'

/** The body of an entity, with the components that an author may use and the site for those that list entities. */
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
