import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beginningOf } from './pictures'
import { projectRoot } from './root'
import type { Files } from './site'

/** The files that the examples of components name: those of this site's media folder, and captions. */
export const exampleMedia: Files = {
  'media/plan.vtt': beginningOf('vtt'),
  ...Object.fromEntries(
    ['plan.webm', 'plan.webp', 'plan-small.webp'].map(name => [
      `media/${name}`,
      readFileSync(join(projectRoot, 'content/media', name)),
    ]),
  ),
}
