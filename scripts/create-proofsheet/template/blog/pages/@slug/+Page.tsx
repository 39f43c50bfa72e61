import type { PageData } from '@proofsheet/engine/pages/vike/data'
import { Body } from '../../renderer/site/components'
import type { Site } from '../../renderer/site/index'

/** A page beside the posts. */
export default function Page({ entity: page, site, body }: PageData<Site['pages'][number], Site>) {
  return (
    <article>
      <h1>{page.title}</h1>
      <p className="lead">{page.excerpt}</p>
      <Body body={body} site={site} />
    </article>
  )
}
