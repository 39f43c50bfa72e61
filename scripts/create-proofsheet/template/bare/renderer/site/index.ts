import { codeBlocks } from '@proofsheet/code/code-blocks'
import { defineCollection } from '@proofsheet/engine/content/collection'
import type { SiteFrom } from '@proofsheet/engine/content/entity'
import { defineSite } from '@proofsheet/engine/site'
import { settings } from '../../content/site'
import type { Page, Post } from '../../content/types/index'
import { components } from './components'

/** The folders below `content/`: the type of their files, and the URLs of their pages. */
const collections = {
  blog: defineCollection<Post>({ type: 'Post', noun: 'post', base: '/blog/' }),
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
  compress: async () => (await import('@proofsheet/outputs/compress')).compressFiles,
  outputs: async () => (await import('@proofsheet/outputs/basic-outputs')).basicOutputs,
})
