import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './root'
import type { Files } from './site'

/** The files of this site's media folder that the examples of components name. */
export const exampleMedia: Files = Object.fromEntries(
  ['plan.webm', 'plan.webp', 'plan-small.webp'].map(name => [
    `media/${name}`,
    readFileSync(join(projectRoot, 'content/media', name)),
  ]),
)
