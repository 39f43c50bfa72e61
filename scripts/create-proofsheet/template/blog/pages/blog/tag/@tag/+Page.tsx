import type { PageData } from '@proofsheet/engine/pages/vike/data'
import { AllTags, Posts } from '../../../../renderer/site/components'
import type { Site } from '../../../../renderer/site/index'

/** The posts with a tag, and links to the other tags. */
export default function TagPage({ list, site }: PageData<Site['blog'][number], Site>) {
  const urls = new Set(list?.entities.map(({ url }) => url))
  return (
    <>
      <p className="kicker">Subject</p>
      <h1>{list?.tag}</h1>
      <Posts posts={site.blog.filter(({ url }) => urls.has(url))} />
      <AllTags site={site} current={list?.tag} />
    </>
  )
}
