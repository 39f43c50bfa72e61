import { codeBlocks } from '@proofsheet/code/code-blocks'
import { defineSite } from '@proofsheet/engine/site'
import { wordChecks } from '@proofsheet/words/word-checks'
import { site as settings } from '../../content/site'
import { collections } from './collections'
import { componentNames } from './components/names'
import { markSlots } from './mdx/mark-slots'
import { placeNotes } from './place-notes'
import { grantsFor } from './providers'
import { layoutAnchors } from './rules/anchors'
import { checkClaims } from './rules/claims'
import { directives } from './rules/directives'
import { elementIds, pageAnchors } from './rules/element-ids'
import { plainWords } from './rules/plain-words'
import { checkReadTimes } from './rules/read-times'
import { reviewClasses } from './rules/review-classes'
import { checkSnippets } from './rules/snippet'
import { usage } from './rules/usage'

/** The definition of this site for the engine. */
export const site = defineSite({
  settings,
  collections,
  components: { names: componentNames, module: 'renderer/site/components/components.ts' },
  settingsFile: {
    file: 'content/site.ts',
    noLink: /\b(endpoint|newsletter|inquiry|contactMessage):\s*$/,
    segmentNames: 'breadcrumbs',
  },
  facts: { file: 'content/facts.yaml' },
  pageAnchors,
  ids: elementIds,
  directives,
  codeBlocks,
  mdx: { rehypePlugins: [placeNotes, markSlots] },
  rules: {
    words: wordChecks({ words: plainWords, usage, quotes: '“”‘’' }),
    anchors: layoutAnchors,
    relate: documents => [...checkSnippets(documents), ...checkClaims(documents), ...checkReadTimes(documents)],
  },
  providers: grantsFor(settings.providers),
  frameHosts: settings.providers.embeds,
  review: reviewClasses,
  sharedStore: async () => (await import('@proofsheet/store/shared-store')).openSharedStore,
  compress: async () => (await import('@proofsheet/outputs/compress')).compressFiles,
  outputs: async () => (await import('./outputs/outputs')).outputs,
  pageOutputs: async () => (await import('./outputs/outputs')).pageOutputs,
})
