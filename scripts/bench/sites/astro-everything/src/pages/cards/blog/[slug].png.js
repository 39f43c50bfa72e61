import { renderCard } from '../../../card.mjs'
import { postPaths } from '../../../posts.js'

export const getStaticPaths = postPaths

export async function GET({ props: { post } }) {
  const { title, excerpt } = post.data
  return new Response(await renderCard({ title, lead: excerpt, brand: 'Bench' }, 'src/fonts'))
}
