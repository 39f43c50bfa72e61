import { createContentLoader } from 'vitepress'

export default createContentLoader('blog/posts/*.md', {
  transform: posts =>
    posts
      .map(({ url, frontmatter: { title, date, excerpt } }) => ({
        ...{ title, date, excerpt },
        url: url.replace(/^\/blog\/posts\/([^/.]+).*$/, '/blog/$1/'),
      }))
      .sort((a, b) => b.date.localeCompare(a.date)),
})
