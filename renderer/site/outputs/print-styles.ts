import { readFileSync } from 'node:fs'
import type { Output } from '../../engine/outputs/output'
import { describePrintStyles } from '../shell/describe-print-styles'

/** Generates the print styles as a separate file, so that visitors load them only for printing. */
export function printStyles(): Output[] {
  const css = readFileSync('renderer/site/styles/print.css', 'utf8')
  return [{ path: describePrintStyles(css).path.slice(1), content: css }]
}
printStyles.paths = ['assets/']
