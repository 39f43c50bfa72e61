import type { Issue } from '../../base/diagnostics/issue'
import { limitIssue } from '../../base/diagnostics/limits'
import { rangeAt } from '../../base/diagnostics/position'
import { hideFences } from '../../mdx/native/blocks'
import { findExcess } from '../files/check-limits'

/** The reason why a file can't be parsed: it is beyond a limit, or holds two versions that git could not merge. */
export function refuseFile(source: string, file: string): Issue | undefined {
  const excess = findExcess(source)
  if (excess) return limitIssue(excess, source, file)
  const start = findConflict(source)
  if (start === undefined) return
  return {
    file,
    ...rangeAt(source, start, start + '<<<<<<<'.length),
    code: 'merge-conflict',
    message: 'Two versions of the file are here, which git could not merge.',
    hint: 'Keep one version, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  }
}

/** The first place of a conflict, outside of code. */
function findConflict(source: string): number | undefined {
  if (!source.includes('<<<<<<< ')) return
  const lines = `\n${hideFences(source.replace(/\r/g, ' '))}`
  const start = lines.indexOf('\n<<<<<<< ')
  const middle = start < 0 ? -1 : lines.indexOf('\n=======', start)
  return middle < 0 || lines.indexOf('\n>>>>>>> ', middle) < 0 ? undefined : start
}
