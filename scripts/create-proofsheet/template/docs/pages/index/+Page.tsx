import type { PageData } from '@proofsheet/engine/pages/vike/data'
import { bodyComponents, sectionsOf } from '../../renderer/site/components'
import type { Site } from '../../renderer/site/index'

/** The home page: an introduction, and every page with its sentence. */
export default function HomePage({ entity: page, site, body: Content }: PageData<Site['docs'][number], Site>) {
  const sections = sectionsOf(site)
  return (
    <article className="home">
      <h1>{page.title}</h1>
      <p className="lead">{page.excerpt}</p>
      <div className="text">
        <Content components={bodyComponents} />
      </div>
      {sections.length === 0 && (
        <p className="empty">
          There are no pages yet. Write the first one: <code>npm run new -- docs hello</code>
        </p>
      )}
      {sections.map(({ folder, label, pages }) => (
        <section key={folder}>
          <h2>{label}</h2>
          <ul className="cards">
            {pages.map(({ url, title, excerpt }) => (
              <li key={url}>
                <a href={url}>{title}</a>
                <p>{excerpt}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </article>
  )
}
