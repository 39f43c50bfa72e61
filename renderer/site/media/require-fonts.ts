import { execFileSync } from 'node:child_process'
import { Failure } from '@proofsheet/engine/base/failures/failure'

/** The scripts that recorded figures show besides Latin, by the code of a language that is written in them. */
const scripts = { hi: 'Devanagari', ja: 'Japanese' }

/**
 * Throws a failure where no installed font has a script that the figures show: pictures would have empty boxes in place
 * of its letters. Does nothing on systems without fontconfig.
 */
export function requireFonts(): void {
  const missing = Object.entries(scripts).flatMap(([language, script]) => (hasFont(language) ? [] : [script]))
  if (missing.length === 0) return
  throw new Failure(
    `No installed font has letters of ${missing.join(' and ')}, which figures show. On Debian and Ubuntu, install them: ` +
      'apt-get install fonts-noto-core fonts-noto-cjk',
  )
}

function hasFont(language: string): boolean {
  try {
    return execFileSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' }).trim() !== ''
  } catch {
    return true
  }
}
