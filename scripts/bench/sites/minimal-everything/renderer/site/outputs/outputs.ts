import type { AnyOutputGenerator, AnyPageGenerator } from '@proofsheet/engine/pages/outputs/output'
import { feeds } from '@proofsheet/outputs/feeds/feeds'
import { llms } from '@proofsheet/outputs/llms'
import { markdownFiles } from '@proofsheet/outputs/markdown/markdown-files'
import { searchFiles, searchRecords } from '@proofsheet/search/outputs'
import { outputs as minimal } from '../outputs'
import { cards } from './cards'

/** The files that belong to one page. */
export const pageOutputs: AnyPageGenerator[] = [
  markdownFiles(),
  cards,
  searchRecords({ exclude: ['button'], section: () => undefined }),
]

/** The minimal site's files beside the pages, and all others of the packages. */
export const outputs: AnyOutputGenerator[] = [...minimal, feeds(), llms, searchFiles]
