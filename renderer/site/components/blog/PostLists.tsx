import type { Entity } from '@proofsheet/engine/content/entity'
import type { BlogPost } from '../../../../content/types/blog'
import { articleList, featuredArticles } from '../../page-info/articles'
import { longDate } from '../../page-info/long-date'
import { readTimeOf } from '../../page-info/read-time'
import { useSite } from '../site-context'
import { Pager } from './Pager'
import { PostRow, PostTitle } from './PostRow'
import { TagLinks } from './TagLinks'

/** The newest articles under headings of their own: the featured ones large, the others as a list of several pages. */
export function PostLists() {
  const site = useSite()
  const featured = featuredArticles(site)
  const list = articleList(site, 1)
  return (
    <div className="wide">
      {featured.length > 0 && (
        <section aria-labelledby="featured-articles" className="mb-16 lg:mb-24">
          <h2 id="featured-articles">Featured Articles</h2>
          <div className="mt-6 grid md:grid-cols-2 gap-x-16 gap-y-10">
            {featured.map(post => (
              <Featured key={post.slug} post={post} />
            ))}
          </div>
        </section>
      )}
      <section aria-labelledby="latest-articles">
        <h2 id="latest-articles" className="mb-6">
          Latest Articles
        </h2>
        <PostList posts={list?.posts.slice(featured.length) ?? []} />
        {list && <Pager page={list.page} />}
      </section>
    </div>
  )
}

/** Articles as rows under each other. */
export function PostList({ posts }: { posts: Entity<BlogPost>[] }) {
  return (
    <ul className="nav border-0 border-b border-solid border-rule" data-list="">
      {posts.map(post => (
        <li key={post.slug}>
          <PostRow post={post} />
        </li>
      ))}
    </ul>
  )
}

function Featured({ post }: { post: Entity<BlogPost> }) {
  const { url, title, excerpt, category, date, tags } = post
  return (
    <article className="border-0 border-t border-solid border-ink pt-4">
      <p className="text-note text-ink-3 mb-3">
        {category} · <time dateTime={date}>{longDate(date)}</time> · {readTimeOf(post)}
      </p>
      <PostTitle url={url} title={title} look="" />
      <p className="mt-3 mb-2 text-ink-2">{excerpt}</p>
      <TagLinks tags={tags.slice(0, 2)} />
    </article>
  )
}
