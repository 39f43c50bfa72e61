import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { newSite } from '../../renderer/engine/commands/new-site/new-site'

/** What stays in a folder that is filled again: packages, caches, and what was built. */
const stays = ['node_modules', '.cache', 'dist']

/**
 * Makes the small site that is measured in a folder, anew: the one that `npm run new-site` makes, without its posts and
 * without a package file, so that packages are found in the folders above.
 */
export function fillSite(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder).filter(each => !stays.includes(each)))
    rmSync(join(folder, name), { recursive: true })
  newSite(folder, { mayHold: stays })
  for (const post of readdirSync(join(folder, 'content/blog'))) rmSync(join(folder, 'content/blog', post))
}
