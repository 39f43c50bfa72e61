import { createHash } from 'node:crypto'

/**
 * The path of the print styles, whose name contains a hash so that browsers can cache them forever, and the hash that
 * browsers verify (Subresource Integrity, section 3).
 */
export function describePrintStyles(css: string): { path: string; integrity: string } {
  const hash = createHash('sha256').update(css)
  const name = hash.copy().digest('hex').slice(0, 8)
  return { path: `/assets/print.${name}.css`, integrity: `sha256-${hash.digest('base64')}` }
}
