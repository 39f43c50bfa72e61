import { readFileSync } from 'node:fs'
import { describePrintStyles } from '../shell/print-styles'
import type { Output } from './output'

/** The styles for paper, a file of their own beside those that every visitor needs. */
export function printStyles(): Output[] {
  const css = readFileSync('renderer/print.css', 'utf8')
  return [{ path: describePrintStyles(css).path.slice(1), content: css }]
}
