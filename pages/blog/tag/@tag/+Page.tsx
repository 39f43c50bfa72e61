import { tagSlug } from '../../../../renderer/engine/content/collection'
import { PostRow } from '../../../../renderer/site/components/blog/PostRow'
import { eachTag, tagUrl } from '../../../../renderer/site/page-info/tags'
import type { data } from './+data'

/** The articles with a tag, and links to the other tags. */
export default function TagPage({ site, tag, posts }: Awaited<ReturnType<typeof data>>) {
  const others = eachTag(site).filter(each => tagSlug(each) !== tagSlug(tag))
  return (
    <>
      <header className="page pt-8 lg:pt-12 pb-10">
        <p className="no-print mb-4 text-note">
          <a className="inline-flex items-center min-h-6" href="/blog/">
            ← All articles
          </a>
        </p>
        <h1>Articles about {tag}</h1>
        <p className="mt-5 text-lead text-ink-2">
          {posts.length} of our {site.blog.length} articles
        </p>
      </header>
      <div className="page">
        <h2 className="visually-hidden">Articles</h2>
        <ul className="nav border-0 border-b border-solid border-rule">
          {posts.map(post => (
            <li key={post.slug}>
              <PostRow post={post} />
            </li>
          ))}
        </ul>
      </div>
      <nav aria-labelledby="other-tags" className="no-print page mt-16">
        <h2 id="other-tags" className="text-lead">
          Other subjects
        </h2>
        <ul className="nav mt-3 flex flex-wrap gap-x-6">
          {others.map(other => (
            <li key={other}>
              <a className="inline-flex items-center min-h-11" href={tagUrl(other)}>
                {other}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
