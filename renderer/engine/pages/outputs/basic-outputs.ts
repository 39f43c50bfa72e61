import { hostFiles } from './hosts/host-files'
import { mediaFiles } from './media'
import type { AnyOutputGenerator } from './output'
import { robots } from './robots'
import { sitemap } from './sitemap'

/** The files beside the pages that every site has: for hosts, the sitemap, robots.txt, and the images that pages show. */
export const basicOutputs: AnyOutputGenerator[] = [hostFiles, sitemap, robots, mediaFiles]
