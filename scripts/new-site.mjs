// Makes a site that depends on the packages as they are now: npm run new-site -- <folder> [--starter bare|blog|docs]
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root, showUsage } from './packages/install.mjs'

showUsage('Usage: npm run new-site -- <folder> [--starter bare|blog|docs]')
const packages = join(root, '.cache/packages')
const run = args =>
  spawnSync(process.execPath, args, { stdio: 'inherit', cwd: process.env.INIT_CWD ?? process.cwd() }).status

process.exitCode =
  run([join(root, 'scripts/pack.mjs'), packages]) ||
  run([join(root, 'scripts/create-proofsheet/create.mjs'), ...process.argv.slice(2), '--packages', packages])
