import type { Entity } from '@proofsheet/engine/content/entity'
import type { BlogPost } from '../../../../content/types/blog'
import { articleList, featuredArticles } from '../../page-info/articles'
import { longDate } from '../../page-info/long-date'
import { readTimeOf } from '../../page-info/read-time'
import type { World } from '../../worlds'
import { useSite } from '../site-context'
import { Handout } from '../stage/Handout'
import { Pager } from './Pager'
import { PostRow, PostTitle } from './PostRow'
import { TagLinks } from './TagLinks'

/**
 * The articles under headings of their own: the featured ones large, each beside its example, then the others as a dated
 * list of several pages.
 */
export function PostLists() {
  const site = useSite()
  const featured = featuredArticles(site)
  const list = articleList(site, 1)
  return (
    <div className="wide">
      {featured.length > 0 && (
        <section aria-labelledby="featured-articles" className="featured">
          <h2 id="featured-articles">Featured Articles</h2>
          {featured.map((post, index) => (
            <LargePost key={post.slug} post={post} world={index === 0 ? 'enterprise' : 'training'} />
          ))}
        </section>
      )}
      <section aria-labelledby="latest-articles">
        <h2 id="latest-articles" className="mb-6">
          Latest Articles
        </h2>
        <PostList posts={list?.posts.slice(featured.length) ?? []} />
        {list && <Pager page={list.page} isWhole />}
      </section>
    </div>
  )
}

/** Articles as rows under each other; all of one tag, or of several. */
export function PostList({ posts, tag }: { posts: Entity<BlogPost>[]; tag?: string | undefined }) {
  if (posts.length === 0) return null
  return (
    <ul className="nav post-list" data-list="">
      {posts.map(post => (
        <li key={post.slug}>
          <PostRow post={post} tag={tag} />
        </li>
      ))}
    </ul>
  )
}

interface LargePostProps {
  post: Entity<BlogPost>
  world: World
  /** The tag whose articles the page lists. */
  tag?: string | undefined
}

/**
 * An article, large, with its example as a marked page, on the ground of a world. The question that leads to it is above its
 * title, except among others of one tag, where it would say what the title says.
 */
export function LargePost({ post, world, tag }: LargePostProps) {
  const { url, title, excerpt, question, example, category, date, tags } = post
  return (
    <article className={`post-first ground world-${world}`}>
      <div>
        <p className="post-meta">
          {category}, <time dateTime={date}>{longDate(date)}</time>, {readTimeOf(post)}
        </p>
        {question && !tag && <p className="post-question">{question}</p>}
        <PostTitle url={url} title={title} />
        <p className="lead">{excerpt}</p>
        <TagLinks tags={tags} current={tag} most={2} />
      </div>
      {example && <Handout {...example} isUnmarked />}
    </article>
  )
}
