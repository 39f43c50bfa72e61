import type { Entity } from '@proofsheet/engine/content/entity'
import type { BlogPost } from '../../../../content/types/blog'
import { longDate } from '../../page-info/long-date'
import { readTimeOf } from '../../page-info/read-time'
import { TagLinks } from './TagLinks'

/** An article in a dated list: its day, the question that leads to it, its title and excerpt, then category and tags. */
export function PostRow({ post }: { post: Entity<BlogPost> }) {
  const { url, title, excerpt, question, category, date, tags } = post
  const [day = '', year] = longDate(date).split(', ')
  return (
    <article className="post-row">
      <p className="post-day">
        <time dateTime={date}>
          <b>{day}</b> {year}
        </time>
      </p>
      <div>
        {question && <p className="post-question">{question}</p>}
        <PostTitle url={url} title={title} />
      </div>
      <div>
        <p>{excerpt}</p>
        <p className="post-meta">
          {category}, {readTimeOf(post)}
        </p>
        <TagLinks tags={tags.slice(0, 2)} />
      </div>
    </article>
  )
}

/** An article's title as a link. */
export function PostTitle({ url, title }: { url: string; title: string }) {
  return (
    <h3>
      <a className="text-ink decoration-1 decoration-rule-ctl hover:text-pine hover:decoration-pine" href={url}>
        {title}
      </a>
    </h3>
  )
}
