import type { Entity } from '@proofsheet/engine/content/entity'
import type { BlogPost } from '../../../../content/types/blog'
import type { Exercise } from '../../../../content/types/exercise'
import { longDate } from '../../page-info/long-date'
import { readTimeOf } from '../../page-info/read-time'
import { Lines } from '../stage/Handout'
import { TagLinks } from './TagLinks'

/**
 * An article in a dated list: its day, the question that leads to it, title and excerpt, then a line of its marked page, as
 * a sample of what a reader takes from it. In a list of a tag the tag is the first of its own, and the title alone leads to it.
 */
export function PostRow({ post, tag }: { post: Entity<BlogPost>; tag?: string | undefined }) {
  const { url, title, excerpt, question, example, category, date, tags } = post
  const [day = '', year] = longDate(date).split(', ')
  return (
    <article className="post-row">
      <p className="post-day">
        <time dateTime={date}>
          <b>{day}</b> {year}
        </time>
      </p>
      <div>
        {question && !tag && <p className="post-question">{question}</p>}
        <PostTitle url={url} title={title} />
        <p>{excerpt}</p>
        <p className="post-meta">
          {category}, {readTimeOf(post)}
        </p>
        <TagLinks tags={tags} current={tag} most={2} />
      </div>
      {example && <ExampleLine example={example} />}
    </article>
  )
}

/** The line of an example that says most: one that is struck out, else the first with a remark. */
function ExampleLine({ example: { exercise, title, lines } }: { example: Exercise }) {
  const remarked = lines.filter(({ remark }) => remark)
  const line = remarked.find(({ as }) => as === 'struck') ?? remarked[0]
  if (!line) return null
  return (
    <div className="post-page">
      <figure className="paper handout is-corner" aria-label={`A line of its marked page: ${title}`}>
        <p className="paper-head">
          <span>{exercise}</span>
        </p>
        <Lines lines={[line]} />
      </figure>
    </div>
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
