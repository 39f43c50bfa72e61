import { join } from 'node:path'
import { compilePackages } from '../scripts/packages/compile.mjs'

/** Tests start commands and workers, which run the compiled packages; cache keys come from the worker's modules. */
export async function setup(): Promise<void> {
  await compilePackages()
  const { compiledEntry } = await import('@proofsheet/engine/base/modules/compiled-entry')
  const { packageModule } = await import('@proofsheet/engine/base/modules/package-module')
  await compiledEntry(join(import.meta.dirname, '..'), packageModule('worker'))
}
