// Plain JavaScript: `npm test` uses it before any TypeScript runs.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../../scripts/packages/install.mjs'

/** The packages of Debian with a server and its files, and where they have the command. */
const packages = {
  nginx: { names: ['nginx', 'nginx-common'], command: 'usr/sbin/nginx' },
  caddy: { names: ['caddy'], command: 'usr/bin/caddy' },
}
const downloadLimitMs = 60_000

/**
 * Gives a PATH on which the tests find nginx and Caddy. Where one is missing on Debian or Ubuntu, its package is
 * downloaded and unpacked into `folder`: that needs no rights, installs nothing and starts no service. Where that isn't
 * possible, the tests that need it are skipped.
 */
export function pathWithServers(folder = join(root, 'node_modules/.cache/servers')) {
  const path = process.env.PATH ?? ''
  const missing = Object.entries(packages).filter(([name]) => !isOnPath(name, path))
  const canUnpack = process.platform === 'linux' && isOnPath('apt-get', path) && isOnPath('dpkg-deb', path)
  if (missing.length === 0 || !canUnpack) return path
  mkdirSync(folder, { recursive: true })
  for (const [name, { names, command }] of missing) if (!existsSync(join(folder, command))) unpack(name, names, folder)
  return [path, join(folder, 'usr/sbin'), join(folder, 'usr/bin')].join(delimiter)
}

function unpack(name, names, folder) {
  console.log(`Unpacking ${name} for the tests …`)
  const download = () => runQuietly('apt-get', ['download', '-qq', ...names], folder)
  // Only root may update the lists of packages, which containers often leave out.
  if (!download() && !(process.getuid?.() === 0 && runQuietly('apt-get', ['update', '-qq'], folder) && download()))
    return
  for (const file of readdirSync(folder).filter(file => names.some(each => file.startsWith(`${each}_`))))
    runQuietly('dpkg-deb', ['-x', file, '.'], folder)
}

function runQuietly(command, args, cwd) {
  return spawnSync(command, args, { cwd, stdio: 'ignore', timeout: downloadLimitMs }).status === 0
}

const isOnPath = (command, path) => path.split(delimiter).some(folder => existsSync(join(folder, command)))
