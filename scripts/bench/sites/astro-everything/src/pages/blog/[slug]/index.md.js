import { postPaths } from '../../../posts.js'

export const getStaticPaths = postPaths

export function GET({ props: { post } }) {
  return new Response(`# ${post.data.title}\n\n${post.data.excerpt}\n\n${post.body}\n`)
}
