import { sectionHeadings } from '@proofsheet/engine/mdx/headings/body-headings'
import type { PageData } from '@proofsheet/engine/pages/vike/data'
import { bodyComponents, SectionHeading, sectionsOf } from '../../renderer/site/components'
import type { Site } from '../../renderer/site/index'

/** A page with the list of its parts, and the pages before and after it in the sidebar. */
export default function DocPage({ entity: page, site, body: Content }: PageData<Site['docs'][number], Site>) {
  const text = Content({ components: bodyComponents })
  const headings = sectionHeadings(text, SectionHeading)
  const sections = sectionsOf(site)
  const section = sections.find(({ pages }) => pages.includes(page))
  const all = sections.flatMap(({ pages }) => pages)
  const at = all.indexOf(page)
  const [before, after] = at < 0 ? [] : [all[at - 1], all[at + 1]]
  return (
    <>
      <article>
        {section && <p className="kicker">{section.label}</p>}
        <h1>{page.title}</h1>
        <p className="lead">{page.excerpt}</p>
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
      </article>
      <nav className="turn" aria-label="Previous and next page">
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
