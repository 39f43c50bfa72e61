import type { PageData } from '@proofsheet/engine/pages/vike/data'
import { Everything } from '../../renderer/site/components'
import type { Site } from '../../renderer/site/index'

/** The page for unknown URLs: what there is instead. */
export default function NotFoundPage({ site }: PageData<Site[keyof Site][number], Site>) {
  return (
    <article>
      <h1>This page was not found</h1>
      <p className="lead">It may have another address now. The site has these pages:</p>
      <Everything site={site} />
    </article>
  )
}
