import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * The absolute path of a compiled module of this package, such as `base/modules/bundle`, for child processes and
 * workers: wherever the code that asks runs, as a source, as a compiled module or as a part of a bundle.
 */
export function packageModule(name: string): string {
  return createRequire(join(import.meta.dirname, 'package-module.js')).resolve(`@proofsheet/engine/${name}`)
}
