import { lookupOf } from '@proofsheet/engine/content/lookup'
import { sectionHeadings } from '@proofsheet/engine/mdx/headings/body-headings'
import type { PageData } from '@proofsheet/engine/pages/vike/data'
import { elements, SectionHeading } from '../../renderer/site/components'
import type { GuideEntity, Site } from '../../renderer/site/index'

/** A guide with the list of its sections, and the guides before and after it. */
export default function GuidePage({ entity: guide, site, body: Content }: PageData<GuideEntity, Site>) {
  const text = Content({ components: elements })
  const headings = sectionHeadings(text, SectionHeading)
  const { before, after } = lookupOf(site).neighbors(guide)
  return (
    <>
      <article>
        <p className="kicker" id="group">
          {guide.group}
        </p>
        <h1>{guide.title}</h1>
        {headings.length > 1 && (
          <nav className="contents" aria-labelledby="contents">
            <h2 id="contents">On this page</h2>
            <ol>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="text">{text}</div>
        <p className="source">
          This page is <code>{guide.source}</code>.
        </p>
      </article>
      <nav className="turn" aria-label="Previous and next guide">
        {before && (
          <a rel="prev" href={before.url}>
            <small>Previous</small> {before.title}
          </a>
        )}
        {after && (
          <a rel="next" href={after.url}>
            <small>Next</small> {after.title}
          </a>
        )}
      </nav>
    </>
  )
}
