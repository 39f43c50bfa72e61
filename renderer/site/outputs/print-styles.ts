import { readFileSync } from 'node:fs'
import type { Output } from '../../engine/outputs/output'
import { describePrintStyles } from '../shell/print-styles'

/** The styles for paper, a file of their own beside those that every visitor needs. */
export function printStyles(): Output[] {
  const css = readFileSync('renderer/site/styles/print.css', 'utf8')
  return [{ path: describePrintStyles(css).path.slice(1), content: css }]
}
