import { cards } from './cards'
import { feeds } from './feeds'
import { hostFiles } from './hosts'
import { iconFiles } from './icons'
import { llms } from './llms'
import { mediaFiles } from './media'
import type { Drawn, Output, OutputMaker } from './output'
import { printStyles } from './print-styles'
import { robots } from './robots'
import { searchFiles } from './search'
import { security } from './security'
import { sitemap } from './sitemap'
import { twins } from './twins'
import { webManifest } from './web-manifest'

/** Every kind of file that is written beside the pages. */
const makers: OutputMaker[] = [
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

/** Every file that stands beside the pages; throws when two of them have one path. */
export async function makeOutputs(drawn: Drawn): Promise<Output[]> {
  const outputs = (await Promise.all(makers.map(make => make(drawn)))).flat()
  const taken = new Set(drawn.pages.map(({ path }) => path))
  for (const { path, isBeside } of outputs) {
    if (isBeside) continue
    if (taken.has(path)) throw new Error(`Two outputs have the path ${path}.`)
    taken.add(path)
  }
  return outputs
}
