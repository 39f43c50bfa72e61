import { feeds } from '../../engine/outputs/feeds/feeds'
import { hostFiles } from '../../engine/outputs/hosts/host-files'
import { llms } from '../../engine/outputs/llms'
import { markdownFiles } from '../../engine/outputs/markdown/markdown-files'
import { mediaFiles } from '../../engine/outputs/media'
import type { AnyOutputGenerator, AnyPageGenerator } from '../../engine/outputs/output'
import { robots } from '../../engine/outputs/robots'
import { searchFiles, searchRecords } from '../../engine/outputs/search'
import { sitemap } from '../../engine/outputs/sitemap'
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
