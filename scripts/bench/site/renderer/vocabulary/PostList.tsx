import { useSite } from './site-context'

/** Every post, the newest first. */
export function PostList() {
  return (
    <ul className="posts">
      {useSite().blog.map(({ url, title, date, readTime, excerpt }) => (
        <li key={url}>
          <a href={url}>{title}</a>
          <span className="meta">
            {date} · {readTime}
          </span>
          <p>{excerpt}</p>
        </li>
      ))}
    </ul>
  )
}
