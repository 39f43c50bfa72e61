import type { Output } from '../../engine/outputs/output'
import { readSeparateStyles } from '../styles/separate'

/** Generates the style sheets that are files of their own, so that only the pages that need them load them. */
export function separateStyles(): Output[] {
  return Object.values(readSeparateStyles()).map(({ path, css }) => ({ path: path.slice(1), content: css }))
}
separateStyles.paths = ['assets/']
