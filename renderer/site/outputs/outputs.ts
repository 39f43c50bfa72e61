import { feeds } from '@proofsheet/engine/pages/outputs/feeds/feeds'
import { hostFiles } from '@proofsheet/engine/pages/outputs/hosts/host-files'
import { llms } from '@proofsheet/engine/pages/outputs/llms'
import { markdownFiles } from '@proofsheet/engine/pages/outputs/markdown/markdown-files'
import { mediaFiles } from '@proofsheet/engine/pages/outputs/media'
import type { AnyOutputGenerator, AnyPageGenerator } from '@proofsheet/engine/pages/outputs/output'
import { robots } from '@proofsheet/engine/pages/outputs/robots'
import { sitemap } from '@proofsheet/engine/pages/outputs/sitemap'
import { searchFiles, searchRecords } from '@proofsheet/search/outputs'
import { cards } from './cards/cards'
import { iconFiles } from './icons'
import { searchOptions } from './search-options'
import { security } from './security'
import { webManifest } from './web-manifest'

/** The generators of files that belong to one page. */
export const pageOutputs: AnyPageGenerator[] = [markdownFiles, cards, searchRecords(searchOptions)]

/** The generators of all other files beside the pages. */
export const outputs: AnyOutputGenerator[] = [
  hostFiles,
  sitemap,
  robots,
  feeds,
  llms,
  iconFiles,
  webManifest,
  security,
  mediaFiles,
  searchFiles,
]
