import { createHash } from 'node:crypto'

/**
 * Where the styles for paper are published, under a name that changes with them so that browsers may keep them, and the
 * hash that a browser holds them to (Subresource Integrity, section 3).
 */
export function describePrintStyles(css: string): { path: string; integrity: string } {
  const hash = createHash('sha256').update(css)
  const name = hash.copy().digest('hex').slice(0, 8)
  return { path: `/assets/print.${name}.css`, integrity: `sha256-${hash.digest('base64')}` }
}
