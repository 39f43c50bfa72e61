import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { projectRoot } from '../../factories/root'

const code = pathToFileURL(join(projectRoot, 'tests/setup/servers.mjs')).href

describe.runIf(process.platform === 'linux')('the servers of the tests', () => {
  let bin = ''
  let folder = ''
  beforeEach(() => {
    bin = mkdtempSync(join(tmpdir(), 'bin-'))
    folder = join(bin, 'servers')
  })
  afterEach(() => rmSync(bin, { recursive: true, force: true }))

  /** A program on the PATH that logs its call and runs the given line. */
  const addProgram = (name: string, line: string) =>
    writeFileSync(join(bin, name), `#!/bin/sh\necho "${name} $*" >> '${bin}/calls'\n${line}\n`, { mode: 0o755 })

  /** Looks for the servers on a machine that has only the programs added. */
  function find({ isRoot = false } = {}) {
    const script = `import { pathWithServers } from '${code}'
process.getuid = () => ${isRoot ? 0 : 1000}
console.log = () => {}
process.stdout.write(pathWithServers(${JSON.stringify(folder)}))`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      env: { PATH: bin },
    })
    const calls = existsSync(join(bin, 'calls')) ? readFileSync(join(bin, 'calls'), 'utf8').trimEnd().split('\n') : []
    return { path: stdout, calls }
  }

  /** Downloads a file for each package; unpacks the command that its name begins with. */
  function addPackages(download = ':') {
    addProgram(
      'apt-get',
      `[ "$1" = download ] || exit 0; ${download}; shift 2; for name in "$@"; do : > "$name"_1.deb; done`,
    )
    addProgram('dpkg-deb', '/bin/mkdir -p usr/sbin usr/bin; : > usr/sbin/nginx; : > usr/bin/caddy')
  }
  const both = () => `${bin}:${folder}/usr/sbin:${folder}/usr/bin`

  test('come from the system where it has them', () => {
    for (const name of ['nginx', 'caddy', 'apt-get', 'dpkg-deb']) addProgram(name, '')
    expect(find()).toEqual({ path: bin, calls: [] })
  })

  test('are unpacked from Debian’s packages otherwise, once', () => {
    addProgram('caddy', '')
    addPackages()
    const calls = [
      'apt-get download -qq nginx nginx-common',
      'dpkg-deb -x nginx-common_1.deb .',
      'dpkg-deb -x nginx_1.deb .',
    ]
    expect(find()).toEqual({ path: both(), calls })
    expect(find()).toEqual({ path: both(), calls })
  })

  test('need lists of packages, which only root updates', () => {
    addPackages(`[ -e '${bin}/tried' ] || { : > '${bin}/tried'; exit 100; }`)
    expect(find().calls).toEqual([
      'apt-get download -qq nginx nginx-common',
      'apt-get download -qq caddy',
      'dpkg-deb -x caddy_1.deb .',
    ])
    rmSync(join(bin, 'calls'))
    rmSync(join(bin, 'tried'))
    rmSync(folder, { recursive: true })
    expect(find({ isRoot: true }).calls.slice(0, 3)).toEqual([
      'apt-get download -qq nginx nginx-common',
      'apt-get update -qq',
      'apt-get download -qq nginx nginx-common',
    ])
  })

  test('are left out where there is no such system', () => {
    expect(find()).toEqual({ path: bin, calls: [] })
    expect(existsSync(folder)).toBe(false)
  })
})
