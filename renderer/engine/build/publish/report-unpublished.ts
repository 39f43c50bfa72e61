import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { publishedFolder } from './releases'

/**
 * Adds a line to the output when the process ends with exit code 1: nothing was published. A build publishes as its last
 * step that can fail.
 */
export function reportUnpublished(root: string): void {
  process.once('exit', code => {
    if (code !== 1) return
    const hasSite = existsSync(join(publishedFolder(root), 'index.html'))
    console.error(`Nothing was published${hasSite ? ': the last built site is as it was' : ''}.`)
  })
}
