import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const cache = join(import.meta.dirname, '../../../node_modules/.cache/cms')

/** A program's package with the hash of its tarball. Its bundle has all that it needs: no dependencies are installed. */
export interface CmsPackage {
  name: string
  version: string
  integrity: string
}

/** The folder of a program's package. Its package is taken from the registry first where this machine doesn't have it. */
export function installCms({ name, version, integrity }: CmsPackage): string {
  const folder = join(cache, `${name.replace('/', '+')}-${version}`)
  if (!existsSync(folder)) {
    const unfinished = `${folder}.unfinished`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { recursive: true })
    const run = (command: string, args: string[]) => {
      const shell = process.platform === 'win32'
      return execFileSync(command, args, {
        cwd: unfinished,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        shell,
      })
    }
    const tarball = run('npm', ['pack', `${name}@${version}`, '--silent']).trim()
    const hash = createHash('sha512')
      .update(readFileSync(join(unfinished, tarball)))
      .digest('base64')
    if (integrity !== `sha512-${hash}`) throw new Error(`${tarball} has another hash than the test expects.`)
    run('tar', ['-xzf', tarball])
    renameSync(unfinished, folder)
  }
  return join(folder, 'package/dist')
}
