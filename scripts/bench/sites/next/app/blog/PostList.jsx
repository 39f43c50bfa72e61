import Link from 'next/link'
import { newestPosts, perPage } from '../posts'

/** The posts on one page of the list, by its number from 1. */
export function PostList({ number }) {
  const posts = newestPosts()
  const end = number * perPage
  return (
    <>
      <h1>All posts</h1>
      <ul className="posts">
        {posts.slice(end - perPage, end).map(({ slug, title, date, excerpt }) => (
          <li key={slug}>
            <Link href={`/blog/${slug}/`}>{title}</Link>
            <span className="meta">{date}</span>
            <p>{excerpt}</p>
          </li>
        ))}
      </ul>
      <nav>
        {number > 1 && <Link href={`/blog/page/${number - 1}/`}>Newer</Link>}{' '}
        {end < posts.length && <Link href={`/blog/page/${number + 1}/`}>Older</Link>}
      </nav>
    </>
  )
}
