import { toAnchor } from '@proofsheet/engine/mdx/anchor'
import type { MDXComponents } from 'mdx/types'
import { Elements } from './Elements'
import { Frame } from './Frame'
import type { GuideData } from './guide-data'
import { guidePages } from './guide-pages'

interface MarkdownPageProps {
  chapters: GuideData['chapters']
  components: MDXComponents
  /** The class of the element around text written in MDX. */
  bodyClass: string
}

/** Markdown by example: the form that a writer may know, the source to write here, and the result. */
export function MarkdownPage({ chapters, components, bodyClass }: MarkdownPageProps) {
  const lead = <p className="guide-lead">What you may know from elsewhere, what to write here, and how it looks.</p>
  const contents = chapters.map(({ title, examples }) => ({
    title,
    links: examples.map((each): [string, string] => [`#${toAnchor(each.title)}`, each.title]),
  }))
  return (
    <Frame page={guidePages[1]} lead={lead} contents={contents}>
      {chapters.map(({ title, examples }) => (
        <div key={title}>
          <h2>{title}</h2>
          {examples.map(({ title, known, source, Example }) => (
            <section key={title} id={toAnchor(title)}>
              <h3>{title}</h3>
              <p>{known}</p>
              <div className="beside">
                <pre className="snippet">{source}</pre>
                <div className={`${bodyClass} example`}>
                  <Example components={components} />
                </div>
              </div>
            </section>
          ))}
        </div>
      ))}
      <h2 id="html">HTML in texts</h2>
      <Elements />
    </Frame>
  )
}
