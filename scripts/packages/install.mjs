// Runs before packages are installed: plain JavaScript with Node's own modules only.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** On Windows npm and npx are command files, which need a shell. */
export const isWindows = process.platform === 'win32'

/** Ends the process with exit code 1 and one line with the next step. */
export function stop(line) {
  console.error(line)
  process.exit(1)
}

/** Prints the usage and ends the process where `--help` is among the arguments. */
export function showUsage(usage) {
  if (!process.argv.some(word => word === '--help' || word === '-h')) return
  console.log(usage)
  process.exit(0)
}

/** Runs a command with visible output. Gives whether it succeeded. */
export function run(command, args, environment = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
    env: { ...process.env, ...environment },
  })
  return status === 0
}

/** Installs the packages of the lock file when they are missing or outdated. */
export function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    stop(`Node ${process.versions.node} is too old: install Node 20.19 or later.`)
  const installed = join(root, 'node_modules/.package-lock.json')
  const isFresh =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  if (isFresh) return
  console.log('Installing packages …')
  if (!run('npm', ['ci', '--loglevel', 'error'])) stop('The packages could not be installed: see the lines above.')
}
