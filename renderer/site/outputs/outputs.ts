import type { AnyOutputGenerator, AnyPageGenerator } from '@proofsheet/engine/pages/outputs/output'
import { feeds } from '@proofsheet/outputs/feeds/feeds'
import { hostFiles } from '@proofsheet/outputs/hosts/host-files'
import { llms } from '@proofsheet/outputs/llms'
import { markdownFiles } from '@proofsheet/outputs/markdown/markdown-files'
import { robots } from '@proofsheet/outputs/robots'
import { sitemap } from '@proofsheet/outputs/sitemap'
import { searchFiles, searchRecords } from '@proofsheet/search/outputs'
import { cards } from './cards/cards'
import { iconFiles } from './icons'
import { markdownHints } from './markdown-hints'
import { searchOptions } from './search-options'
import { security } from './security'
import { webManifest } from './web-manifest'

/** The generators of files that belong to one page. */
export const pageOutputs: AnyPageGenerator[] = [markdownFiles(markdownHints), cards, searchRecords(searchOptions)]

/** The generators of all other files beside the pages. */
export const outputs: AnyOutputGenerator[] = [
  hostFiles,
  sitemap,
  robots,
  feeds(markdownHints),
  llms,
  iconFiles,
  webManifest,
  security,
  searchFiles,
]
