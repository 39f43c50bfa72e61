import { defineConfig } from 'vitepress'

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export default defineConfig({
  title: 'Bench',
  titleTemplate: ':title – Bench',
  // Posts are in a folder of their own, and get the URLs that they have everywhere.
  rewrites: { 'blog/posts/:slug.md': 'blog/:slug/index.md', 'blog/page/:number.md': 'blog/page/:number/index.md' },
  markdown: {
    highlight: code => `<pre v-pre><code>${code.replace(/[&<>]/g, character => entities[character])}</code></pre>`,
  },
  transformPageData: page => ({ description: page.frontmatter.excerpt }),
})
