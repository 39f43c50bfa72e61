import type { PageData } from '@proofsheet/engine/pages/vike/data'
import { AllTags, Body, Posts } from '../../renderer/site/components'
import type { Site } from '../../renderer/site/index'

/** How many posts the home page shows. */
const newest = 5

/** The home page: an introduction, and the newest posts. */
export default function HomePage({ entity: page, site, body }: PageData<Site['pages'][number], Site>) {
  return (
    <>
      <div className="intro">
        <h1>{page.title}</h1>
        <p className="lead">{page.excerpt}</p>
        <Body body={body} site={site} />
      </div>
      <Posts posts={site.blog.slice(0, newest)} />
      {site.blog.length > newest && (
        <p className="more">
          <a href="/blog/">All {site.blog.length} posts</a>
        </p>
      )}
      <AllTags site={site} />
    </>
  )
}
