import type { Output } from '../../engine/outputs/output'
import { readSeparateStyles } from '../styles/separate'

/** Generates the style sheets that are files of their own, so that only the pages that need them load them. */
export async function separateStyles(): Promise<Output[]> {
  return Object.values(await readSeparateStyles()).map(({ path, css }) => ({ path: path.slice(1), content: css }))
}
separateStyles.paths = ['assets/']
