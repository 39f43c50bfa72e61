import { codeBlocks } from '@proofsheet/code/code-blocks'
import { defineCollection } from '@proofsheet/engine/content/collection'
import type { SiteFrom } from '@proofsheet/engine/content/entity'
import { defineSite } from '@proofsheet/engine/site'
import { settings } from '../../content/site'
import type { Page, Post } from '../../content/types/index'
import { components } from './components'

/** The folders below `content/`: the type of their files, and the URLs of their pages. */
const collections = {
  blog: defineCollection<Post>({
    type: 'Post',
    noun: 'post',
    base: '/blog/',
    tags: true,
    // All posts with a tag are on one page.
    perPage: 1000,
    // The year of the first post: permanent ids of the feeds contain it.
    feed: { since: 2026 },
  }),
  pages: defineCollection<Page>({ type: 'Page', noun: 'page', base: '/' }),
}

/** All entities of the site by collection. */
export type Site = SiteFrom<typeof collections>

/** This site, as the engine knows it. */
export const site = defineSite({
  settings,
  settingsFile: { file: 'content/site.ts' },
  collections,
  components: { names: Object.keys(components), module: 'renderer/site/components.tsx' },
  codeBlocks,
  pageAnchors: ['main'],
  compress: async () => (await import('@proofsheet/outputs/compress')).compressFiles,
  outputs: async () => {
    const [{ basicOutputs }, { feeds }, { searchFiles }] = await Promise.all([
      import('@proofsheet/outputs/basic-outputs'),
      import('@proofsheet/outputs/feeds/feeds'),
      import('@proofsheet/search/outputs'),
    ])
    return [...basicOutputs, feeds(undefined, { icon: '/icon.svg', image: '/icon.svg' }), searchFiles]
  },
  pageOutputs: async () => [(await import('@proofsheet/search/outputs')).searchRecords()],
})
