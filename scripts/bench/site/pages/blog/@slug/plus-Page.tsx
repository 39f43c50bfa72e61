import { Body } from '../../../renderer/Body'
import type { PageOf } from '../../+data'

/** A post under its facts. */
export default function PostPage({ entity: post, site, text }: PageOf<'blog'>) {
  return (
    <article>
      <h1>{post.title}</h1>
      <p className="meta">
        {post.author} · {post.date} · {post.readTime} · {post.category} · {post.tags.join(', ')}
      </p>
      <p className="lead">{post.excerpt}</p>
      <Body text={text} site={site} />
    </article>
  )
}
