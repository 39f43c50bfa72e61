import { lookupOf } from '@proofsheet/engine/content/lookup'
import type { PageData } from '@proofsheet/engine/pages/vike/data'
import { Body, Day, Tags } from '../../../renderer/site/components'
import type { Site } from '../../../renderer/site/index'

/** A post under its facts, and the posts before and after it. */
export default function PostPage({ entity: post, site, body }: PageData<Site['blog'][number], Site>) {
  const { before, after } = lookupOf(site).neighbors(post)
  return (
    <>
      <article>
        <p className="meta">
          <Day date={post.date} />
          <span>{post.author}</span>
        </p>
        <h1>{post.title}</h1>
        <p className="lead">{post.excerpt}</p>
        <Body body={body} site={site} />
        <nav aria-label="Subjects of this post">
          <Tags tags={post.tags} />
        </nav>
      </article>
      <nav className="turn" aria-label="Other posts">
        {after && (
          <a rel="prev" href={after.url}>
            <small>Older</small> {after.title}
          </a>
        )}
        {before && (
          <a rel="next" href={before.url}>
            <small>Newer</small> {before.title}
          </a>
        )}
      </nav>
    </>
  )
}
