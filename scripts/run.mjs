// Runs a command of the project that is written in TypeScript: node scripts/run.mjs scripts/build.ts --at 2026-12-01
import { join } from 'node:path'
import { compiledEntry } from '../renderer/engine/commands/compile-command.mjs'

process.setSourceMapsEnabled(true)
const entry = process.argv[2] ?? ''
// React and others decide when they are loaded whether they run in production: all but the dev server does.
process.env.NODE_ENV = entry === 'scripts/dev.ts' ? 'development' : 'production'
// The command sees what it would see if Node ran its file.
process.argv.splice(1, 2, join(import.meta.dirname, '..', entry))
// Vike takes as long to load as the command takes to compile: both happen at once.
if (entry === 'scripts/dev.ts') import('vike/api').catch(() => {})
await import(await compiledEntry(entry).catch(explain))

/** The folder of compiled commands can't be written; anything else is a bug. */
function explain(error) {
  if (error.syscall !== 'mkdir') throw error
  console.error(
    `The folder node_modules/.cache can't be written: ${error.message}.\nMake room or give permission there, and run this again.`,
  )
  process.exit(1)
}
