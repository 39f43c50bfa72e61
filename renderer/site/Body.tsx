import { sectionHeadings } from '@proofsheet/engine/mdx/headings/body-headings'
import type { MDXContent } from 'mdx/types'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { components } from './components/components'
import { Contents } from './components/layout/Contents'
import { LinkedHeading } from './components/layout/LinkedHeading'
import { unbroken } from './components/layout/unbroken'
import { SiteContext } from './components/site-context'
import type { Site } from './entities'

/** Whether a list of contents is beside the text. */
const ListedContext = createContext(false)

/** In texts with a list of contents, each section can be linked to. */
function SectionHeading(props: ComponentProps<'h2'>) {
  const heading = { ...props, children: unbroken(props.children) }
  return useContext(ListedContext) ? <LinkedHeading {...heading} /> : <h2 {...heading} />
}

const withSections = { ...components, h2: SectionHeading }

interface BodyProps {
  body: MDXContent
  site: Site
  /** Whether a list of its sections is beside it; `auto` lists three and more. */
  contents?: boolean | 'auto'
  /** Facts about the text: below the list of its sections, else above the text. */
  aside?: ReactNode
}

/** The body of an entity, with the components that an author may use and the site for those that list entities. */
export function Body({ body: Content, site, contents = false, aside }: BodyProps) {
  const elements = Content({ components: withSections })
  const headings = contents === false ? [] : sectionHeadings(elements, SectionHeading)
  const isListed = contents === true ? headings.length > 0 : headings.length >= 3
  const text = (
    <SiteContext value={site}>
      <ListedContext value={isListed}>{elements}</ListedContext>
    </SiteContext>
  )
  if (isListed)
    return (
      <Prose>
        <Contents headings={headings}>{aside}</Contents>
        {text}
      </Prose>
    )
  if (!aside) return <Prose>{text}</Prose>
  return (
    <>
      <div className="page pb-8">{aside}</div>
      <Prose>{text}</Prose>
    </>
  )
}

/** A text without a list must be the only child: React makes the ids of islands from the number of siblings. */
function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="page">
      <div className="prose">{children}</div>
    </div>
  )
}
