// Compiles the packages where they have changed, and runs a command: node scripts/run.mjs scripts/build.ts --at 2026-12-01
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { compilePackages } from './packages/compile.mjs'

// Threads for compression: the default of four is too many for two processors and too few for eight. Node 20 has started
// them by now and keeps four.
process.env.UV_THREADPOOL_SIZE ??= String(availableParallelism())
process.setSourceMapsEnabled(true)
await compilePackages()
const { compiledEntry } = await import('@proofsheet/engine/base/modules/compiled-entry')
const { endAtClosedOutput, endAtFailures } = await import('@proofsheet/engine/base/failures/end-at-failures')
const { requireUsablePath } = await import('@proofsheet/engine/base/failures/project-path')

const goOnAtFailures = endAtFailures()
endAtClosedOutput()
const root = join(import.meta.dirname, '..')
requireUsablePath(root)
const entry = process.argv[2] ?? ''
// React and others read NODE_ENV when they are loaded: all commands but the dev server run in production mode.
process.env.NODE_ENV = entry === 'scripts/dev.ts' ? 'development' : 'production'
// Give the command the arguments that it would get if Node ran its file directly.
process.argv.splice(1, 2, join(root, entry))
// Loading Vike takes as long as compiling the command: do both at once.
if (entry === 'scripts/dev.ts') import('vike/api').catch(() => {})
await import(await compiledEntry(root, join(root, entry)))
// The dev server is running now. Mistakes in pages that nothing catches are reported by Vike, and it goes on.
if (entry === 'scripts/dev.ts') goOnAtFailures()
