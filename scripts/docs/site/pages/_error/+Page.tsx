import type { PageData } from '@proofsheet/engine/pages/vike/data'
import { GuideList } from '../../renderer/site/components'
import type { GuideEntity, Site } from '../../renderer/site/index'

/** The page for unknown URLs, with the list of all guides. */
export default function NotFoundPage({ site }: PageData<GuideEntity, Site>) {
  return (
    <article>
      <h1>This page was not found</h1>
      <p>The search at the top finds words in all guides, which are:</p>
      <GuideList guides={site.guides} />
    </article>
  )
}
