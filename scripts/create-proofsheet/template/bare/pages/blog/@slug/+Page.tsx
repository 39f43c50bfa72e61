import type { PageData } from '@proofsheet/engine/pages/vike/data'
import { Body } from '../../../renderer/site/components'
import type { Site } from '../../../renderer/site/index'

/** A post under its facts. */
export default function PostPage({ entity: post, site, body }: PageData<Site['blog'][number], Site>) {
  return (
    <article>
      <h1>{post.title}</h1>
      <p className="meta">
        {post.author} · <time dateTime={post.date}>{post.date}</time> · {post.tags.join(', ')}
      </p>
      <p className="lead">{post.excerpt}</p>
      <Body body={body} site={site} />
    </article>
  )
}
