import type { Entity } from '@proofsheet/engine/content/entity'
import type { BlogPost } from '../../../../content/types/blog'
import { longDate } from '../../page-info/long-date'
import { readTimeOf } from '../../page-info/read-time'
import { TagLinks } from './TagLinks'

/** An article in a list: its date in the left column, then its title and excerpt; category and two tags in the margin. */
export function PostRow({ post }: { post: Entity<BlogPost> }) {
  const { url, title, excerpt, category, date, tags } = post
  return (
    <article className="grid margin:grid-cols-[minmax(0,1fr)_16rem] gap-x-12 gap-y-1 py-6 border-0 border-t border-solid border-rule">
      <div className="grid md:grid-cols-[11rem_minmax(0,1fr)] gap-x-8 gap-y-1">
        <p className="text-note text-ink-3 md:pt-1">
          <time dateTime={date}>{longDate(date)}</time>
          <span className="md:block before:content-['_·'] md:before:content-none"> {readTimeOf(post)}</span>
        </p>
        <div className="max-w-text">
          <PostTitle url={url} title={title} />
          <p className="mt-2 text-ink-2">{excerpt}</p>
        </div>
      </div>
      <div className="text-note text-ink-3">
        <p className="md:pt-1">{category}</p>
        <TagLinks tags={tags.slice(0, 2)} />
      </div>
    </article>
  )
}

/** An article's title as a link. */
export function PostTitle({
  url,
  title,
  look = 'text-lead max-w-none',
}: {
  url: string
  title: string
  look?: string
}) {
  return (
    <h3 className={look}>
      <a className="text-ink decoration-1 decoration-rule-ctl hover:text-pine hover:decoration-pine" href={url}>
        {title}
      </a>
    </h3>
  )
}
