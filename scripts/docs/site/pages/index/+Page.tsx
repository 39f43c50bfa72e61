import type { PageData } from '@proofsheet/engine/pages/vike/data'
import { elements } from '../../renderer/site/components'
import type { GuideEntity, Site } from '../../renderer/site/index'

/** The home page: an introduction, and every guide with its first sentence. */
export default function HomePage({ entity: { title }, site, body: Content }: PageData<GuideEntity, Site>) {
  const groups = new Set(site.guides.map(({ group }) => group).filter(Boolean))
  return (
    <article className="home">
      <h1>{title}</h1>
      <div className="text">
        <Content components={elements} />
      </div>
      {[...groups].map(name => (
        <section key={name}>
          <h2>{name}</h2>
          <ul className="cards">
            {site.guides
              .filter(({ group }) => group === name)
              .map(({ url, title, excerpt }) => (
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
