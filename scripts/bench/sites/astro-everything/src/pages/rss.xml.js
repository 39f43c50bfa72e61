import rss from '@astrojs/rss'
import { newestPosts } from '../posts.js'

export async function GET({ site }) {
  const posts = (await newestPosts()).slice(0, 20)
  return rss({
    title: 'Bench: posts',
    description: 'The newest posts.',
    site,
    items: posts.map(({ id, data }) => ({
      title: data.title,
      description: data.excerpt,
      link: `/blog/${id}/`,
      pubDate: new Date(data.date),
      categories: data.tags,
    })),
  })
}
