import { codeBlocks } from '@proofsheet/code/code-blocks'
import { defineCollection } from '@proofsheet/engine/content/collection'
import type { SiteFrom } from '@proofsheet/engine/content/entity'
import { defineSite } from '@proofsheet/engine/site'
import { basicOutputs } from '@proofsheet/outputs/basic-outputs'
import { searchFiles, searchRecords } from '@proofsheet/search/outputs'
import { getElementById, textContent } from 'domutils'
import { settings } from '../../content/site'
import type { Guide } from '../../content/types/guide'

const collections = { guides: defineCollection<Guide>({ type: 'Guide', noun: 'guide', base: '/' }) }

/** All guides, in their order. */
export type Site = SiteFrom<typeof collections>

/** One guide. */
export type GuideEntity = Site['guides'][number]

/** The documentation, as the engine knows it. */
export const site = defineSite({
  settings,
  settingsFile: { file: 'content/site.ts' },
  collections,
  components: { names: [], module: 'renderer/site/components.tsx' },
  codeBlocks,
  pageAnchors: ['main', 'guides', 'group'],
  compress: async () => (await import('@proofsheet/outputs/compress')).compressFiles,
  outputs: async () => [...basicOutputs, searchFiles],
  pageOutputs: async () => [
    searchRecords({
      exclude: ['nav', '.kicker', '.anchor', '.source'],
      section: ({ main }) => {
        const group = main && getElementById('group', main)
        return group ? textContent(group) : undefined
      },
    }),
  ],
})
