// Compiles the packages where they have changed, and runs a command: node scripts/run.mjs scripts/build.ts --at 2026-12-01
import { join } from 'node:path'
import { compilePackages } from './packages/compile.mjs'

await compilePackages()
const { runEntry } = await import('@proofsheet/engine/base/modules/run-command')

const root = join(import.meta.dirname, '..')
const [, , script = ''] = process.argv
const entry = join(root, script)
// Give the command the arguments that it would get if Node ran its file directly.
process.argv.splice(1, 2, entry)
await runEntry(root, entry, script === 'scripts/dev.ts')
