import { execFileSync } from 'node:child_process'
import { Failure } from '@proofsheet/engine/base/failures/failure'

/** The scripts besides Latin that figures of products show, with the code of a language that is written in them. */
const scripts = [
  { slug: 'dublabs', language: 'hi', script: 'Devanagari' },
  { slug: 'coursetranslate', language: 'ja', script: 'Japanese' },
]

/**
 * Throws a failure where no installed font has a script that the figures of these products show: pictures would have
 * empty boxes in place of its letters. Does nothing on systems without fontconfig.
 */
export function requireFonts(slugs: string[]): void {
  const missing = scripts.flatMap(({ slug, language, script }) =>
    slugs.includes(slug) && !hasFont(language) ? [script] : [],
  )
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
