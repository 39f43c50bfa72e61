import { newestPosts } from '../posts.js'

export async function GET({ site }) {
  const posts = await newestPosts()
  const lines = posts.map(
    ({ id, data }) => `- [${data.title}](${new URL(`/blog/${id}/index.md`, site)}): ${data.excerpt}`,
  )
  return new Response(`# Bench\n\n> A small site that is built to be measured.\n\n## Posts\n\n${lines.join('\n')}\n`)
}
