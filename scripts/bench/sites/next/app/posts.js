import { readdirSync, readFileSync } from 'node:fs'
import matter from 'gray-matter'

/** How many posts a page of the list shows. */
export const perPage = 20

/** The names of all posts. */
export const slugs = () => readdirSync('content').map(file => file.replace('.mdx', ''))

let posts

/** The fields of all posts, the newest first; read once for all pages of the list. */
export function newestPosts() {
  posts ??= slugs()
    .map(slug => ({ slug, ...matter(readFileSync(`content/${slug}.mdx`, 'utf8')).data }))
    .sort((a, b) => b.date.localeCompare(a.date))
  return posts
}
