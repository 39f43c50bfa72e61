// Runs a command written in TypeScript: node scripts/run.mjs scripts/build.ts --at 2026-12-01
import { join } from 'node:path'
import { compiledEntry } from '../renderer/engine/commands/compile-command.mjs'

process.setSourceMapsEnabled(true)
const entry = process.argv[2] ?? ''
// React and others read NODE_ENV when they are loaded: all commands but the dev server run in production mode.
process.env.NODE_ENV = entry === 'scripts/dev.ts' ? 'development' : 'production'
// Give the command the arguments that it would get if Node ran its file directly.
process.argv.splice(1, 2, join(import.meta.dirname, '..', entry))
// Loading Vike takes as long as compiling the command: do both at once.
if (entry === 'scripts/dev.ts') import('vike/api').catch(() => {})
await import(await compiledEntry(entry).catch(explain))

/** Explains that the folder of compiled commands can't be written; throws any other error, which is a bug. */
function explain(error) {
  if (error.syscall !== 'mkdir') throw error
  console.error(
    `The folder node_modules/.cache can't be written: ${error.message}.\nMake room or give permission there, and run this again.`,
  )
  process.exit(1)
}
