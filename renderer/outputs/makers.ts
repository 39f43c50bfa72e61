import { cards } from './cards'
import { feeds } from './feeds'
import { hostFiles } from './hosts'
import { iconFiles } from './icons'
import { llms } from './llms'
import { mediaFiles } from './media'
import type { OutputMaker } from './output'
import { printStyles } from './print-styles'
import { robots } from './robots'
import { searchFiles } from './search'
import { security } from './security'
import { sitemap } from './sitemap'
import { twins } from './twins'
import { webManifest } from './web-manifest'

/** Every kind of file that is written beside the pages. */
export const makers: OutputMaker[] = [
  hostFiles,
  sitemap,
  robots,
  printStyles,
  feeds,
  twins,
  llms,
  cards,
  iconFiles,
  webManifest,
  security,
  mediaFiles,
  searchFiles,
]
