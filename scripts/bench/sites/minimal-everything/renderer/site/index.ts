import { codeBlocks } from '@proofsheet/code/code-blocks'
import { defineSite } from '@proofsheet/engine/site'
import { site as minimal } from './minimal'

const { collections } = minimal

/** The minimal site with every output of the packages, and a card for each post. */
export const site = defineSite({
  ...minimal,
  collections: {
    ...collections,
    blog: { ...collections.blog, feed: { since: 2025 }, section: { heading: 'Posts', order: 1 } },
  },
  codeBlocks,
  host: 'nginx',
  compress: async () => (await import('@proofsheet/outputs/compress')).compressFiles,
  outputs: async () => (await import('./outputs/outputs')).outputs,
  pageOutputs: async () => (await import('./outputs/outputs')).pageOutputs,
})
