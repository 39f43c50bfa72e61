import type { AnyOutputGenerator } from '@proofsheet/engine/pages/outputs/output'
import { hostFiles } from './hosts/host-files'
import { robots } from './robots'
import { sitemap } from './sitemap'

/** The files that most sites have beside their pages: for hosts, the sitemap and robots.txt. */
export const basicOutputs: AnyOutputGenerator[] = [hostFiles, sitemap, robots]
