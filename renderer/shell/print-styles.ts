import { createHash } from 'node:crypto'

/** Where the styles for paper are published: under a name that changes with them, so that browsers may keep them. */
export function printStylesPath(css: string): string {
  return `/assets/print.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`
}
