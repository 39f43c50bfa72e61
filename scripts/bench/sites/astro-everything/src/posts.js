import { getCollection } from 'astro:content'

/** All posts, the newest first. */
export async function newestPosts() {
  return (await getCollection('blog')).sort((a, b) => b.data.date.localeCompare(a.data.date))
}

/** A route for each post. */
export async function postPaths() {
  return (await getCollection('blog')).map(post => ({ params: { slug: post.id }, props: { post } }))
}
