import { fileURLToPath } from 'node:url'
import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import compressor from 'astro-compressor'
import { close, createIndex } from 'pagefind'

const search = {
  name: 'search',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const path = fileURLToPath(dir)
      const { index } = await createIndex({ rootSelector: 'main', excludeSelectors: ['button'] })
      const { errors } = await index.addDirectory({ path })
      if (errors.length > 0) throw new Error(errors.join('\n'))
      await index.writeFiles({ outputPath: `${path}/pagefind` })
      await close()
    },
  },
}

export default {
  site: 'https://site.example',
  integrations: [
    mdx(),
    react(),
    sitemap(),
    search,
    // The last one: it compresses what the others have written.
    compressor({
      gzip: true,
      brotli: true,
      zstd: false,
      fileExtensions: ['.html', '.css', '.js', '.json', '.svg', '.txt', '.md', '.xml'],
    }),
  ],
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  // Packages with native code stay outside the bundle.
  vite: { ssr: { external: ['@resvg/resvg-js', 'sharp'] } },
}
