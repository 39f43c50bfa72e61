import type { Staging } from './staging'

/** Nothing is compressed: the generators that this one is compared with don't do it either. */
export async function compressFiles(_staging: Staging): Promise<void> {}
