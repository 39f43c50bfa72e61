import type { MDXContent } from 'mdx/types'
import { sectionHeadings } from '../engine/mdx/attributes/body-headings'
import { Contents } from './components/Contents'
import { components } from './components/components'
import { SiteContext } from './components/site-context'
import type { Site } from './entities'

interface BodyProps {
  body: MDXContent
  site: Site
  /** Whether a list of its sections is beside it; `auto` lists three and more. */
  contents?: boolean | 'auto'
}

/** The body of an entity, with the components that an author may use and the site for those that list entities. */
export function Body({ body, site, contents = false }: BodyProps) {
  const content = body({ components })
  const headings = contents === false ? [] : sectionHeadings(content)
  const isListed = contents === true ? headings.length > 0 : headings.length >= 3
  return (
    <div className="page">
      <div className="prose">
        {isListed && <Contents headings={headings} />}
        <SiteContext value={site}>{content}</SiteContext>
      </div>
    </div>
  )
}
