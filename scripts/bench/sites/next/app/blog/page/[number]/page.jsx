import { perPage, slugs } from '../../../posts'
import { PostList } from '../../PostList'

export const dynamicParams = false

/** From 1, because a route without any page is an error. */
export const generateStaticParams = () =>
  Array.from({ length: Math.ceil(slugs().length / perPage) }, (_, index) => ({ number: String(index + 1) }))

export async function generateMetadata({ params }) {
  const { number } = await params
  return { title: `All posts, page ${number} – Bench`, description: `Page ${number} of all posts.` }
}

export default async function BlogPage({ params }) {
  return <PostList number={Number((await params).number)} />
}
