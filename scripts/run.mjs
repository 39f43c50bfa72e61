// Compiles the packages where they have changed, and runs a command: node scripts/run.mjs scripts/build.ts --at 2026-12-01
import { join } from 'node:path'
import { compilePackages } from './packages/compile.mjs'

await compilePackages()
const { compiledEntry } = await import('@proofsheet/engine/base/modules/compiled-entry')
const { prepareProcess } = await import('@proofsheet/engine/base/modules/run-command')

const root = join(import.meta.dirname, '..')
const entry = process.argv[2] ?? ''
const isDevelopment = entry === 'scripts/dev.ts'
const goOnAtFailures = prepareProcess(root, isDevelopment)
// Give the command the arguments that it would get if Node ran its file directly.
process.argv.splice(1, 2, join(root, entry))
// Loading Vike takes as long as compiling the command: do both at once.
if (isDevelopment) import('vike/api').catch(() => {})
await import(await compiledEntry(root, join(root, entry)))
// The dev server is running now. Mistakes in pages that nothing catches are reported by Vike, and it goes on.
if (isDevelopment) goOnAtFailures()
