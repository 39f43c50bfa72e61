import type { BlogPost } from '../../../../content/types/blog'
import type { Entity } from '../../../engine/content/entity'
import { island } from '../../../engine/islands/island'
import * as LoadMore from '../../islands/LoadMore.island'
import { longDate } from '../../page-info/long-date'
import { useSite } from '../site-context'
import { PostRow, PostTitle } from './PostRow'
import { TagLinks } from './TagLinks'

const More = island('LoadMore', LoadMore)

/** The number of articles that the list shows at first, and that each press of the button adds. */
const batch = 6

/** The articles under headings of their own: the featured ones large, the others as a list that can be lengthened. */
export function PostLists() {
  const { blog } = useSite()
  const latest = blog.filter(({ featured }) => !featured)
  return (
    <div className="wide">
      <section aria-labelledby="featured-articles">
        <h2 id="featured-articles">Featured Articles</h2>
        <div className="mt-6 grid md:grid-cols-2 gap-x-16 gap-y-10">
          {blog
            .filter(({ featured }) => featured)
            .map(post => (
              <Featured key={post.slug} post={post} />
            ))}
        </div>
      </section>
      <section aria-labelledby="latest-articles" className="mt-16 lg:mt-24">
        <h2 id="latest-articles" className="mb-6">
          Latest Articles
        </h2>
        <More count={batch} total={blog.length}>
          <ul className="nav">
            {latest.map((post, index) => (
              <li key={post.slug} className={index < batch ? '' : 'later'}>
                <PostRow post={post} />
              </li>
            ))}
          </ul>
        </More>
      </section>
    </div>
  )
}

function Featured({ post: { url, title, excerpt, category, date, readTime, tags } }: { post: Entity<BlogPost> }) {
  return (
    <article className="border-0 border-t border-solid border-ink pt-4">
      <p className="text-note text-ink-3 mb-3">
        {category} · <time dateTime={date}>{longDate(date)}</time> · {readTime}
      </p>
      <PostTitle url={url} title={title} look="" />
      <p className="mt-3 mb-2 text-ink-2">{excerpt}</p>
      <TagLinks tags={tags.slice(0, 2)} />
    </article>
  )
}
