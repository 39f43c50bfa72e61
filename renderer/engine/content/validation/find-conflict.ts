import type { Excess } from '../../diagnostics/limits'
import { hideFences } from '../../mdx/native/blocks'

/** Finds the first place where git could not merge two versions of a file, outside of code. */
export function findConflict(source: string): Excess | undefined {
  if (!source.includes('<<<<<<< ')) return
  const lines = `\n${hideFences(source.replace(/\r/g, ' '))}`
  const start = lines.indexOf('\n<<<<<<< ')
  const middle = start < 0 ? -1 : lines.indexOf('\n=======', start)
  if (middle < 0 || lines.indexOf('\n>>>>>>> ', middle) < 0) return
  return {
    start,
    message: 'Two versions of the file are here, which git could not merge.',
    hint: 'Choose one between <<<<<<<, ======= and >>>>>>>, and remove these three lines.',
  }
}
