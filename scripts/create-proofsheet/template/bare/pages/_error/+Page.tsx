import type { PageData } from '@proofsheet/engine/pages/vike/data'
import { Body } from '../../renderer/site/components'
import type { Site } from '../../renderer/site/index'

/** The home page under a line that says that the page was not found. */
export default function NotFoundPage({ site, body }: PageData<Site['pages'][number], Site>) {
  return (
    <>
      <h1>This page was not found</h1>
      <Body body={body} site={site} />
    </>
  )
}
