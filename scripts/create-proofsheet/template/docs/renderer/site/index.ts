import { codeBlocks } from '@proofsheet/code/code-blocks'
import { defineCollection } from '@proofsheet/engine/content/collection'
import type { SiteFrom } from '@proofsheet/engine/content/entity'
import { defineSite } from '@proofsheet/engine/site'
import { settings } from '../../content/site'
import type { Doc } from '../../content/types/index'
import { components } from './components'

/** The folders below `content/`: the type of their files, and the URLs of their pages. */
const collections = {
  docs: defineCollection<Doc>({ type: 'Doc', noun: 'page', base: '/' }),
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
  pageAnchors: ['main', 'pages', 'contents'],
  compress: async () => (await import('@proofsheet/outputs/compress')).compressFiles,
  outputs: async () => {
    const [{ basicOutputs }, { searchFiles }] = await Promise.all([
      import('@proofsheet/outputs/basic-outputs'),
      import('@proofsheet/search/outputs'),
    ])
    return [...basicOutputs, searchFiles]
  },
  pageOutputs: async () => [(await import('@proofsheet/search/outputs')).searchRecords()],
})
