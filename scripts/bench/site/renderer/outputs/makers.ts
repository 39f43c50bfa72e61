import type { OutputMaker } from './output'

/** Nothing stands beside the pages: the generators that this one is compared with write none of it. */
export const makers: OutputMaker[] = []
