// Makes a site that depends on the packages as they are now: node scripts/new-site.mjs <folder>
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const packages = join(root, '.cache/packages')
const run = args =>
  spawnSync(process.execPath, args, { stdio: 'inherit', cwd: process.env.INIT_CWD ?? process.cwd() }).status

process.exitCode =
  run([join(root, 'scripts/pack.mjs'), packages]) ||
  run([join(root, 'scripts/create-proofsheet/create.mjs'), ...process.argv.slice(2), '--packages', packages])
