import type { PageData } from '@proofsheet/engine/pages/vike/data'
import { Body } from '../../renderer/site/components'
import type { Site } from '../../renderer/site/index'

/** A page beside the posts. */
export default function Page({ entity: { title }, site, body }: PageData<Site['pages'][number], Site>) {
  return (
    <>
      <h1>{title}</h1>
      <Body body={body} site={site} />
    </>
  )
}
