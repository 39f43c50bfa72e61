import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { linkPackages } from '../../../renderer/review/sides/link-packages'

/** A site outside of this project, in which nothing but the tarballs of packages and npm's packages can be found. */
export interface OutsideSite {
  /** The folder around the site, which the test removes. */
  folder: string
  root: string
  /** Runs a program in the site; fails the test with what it printed where it fails. Gives its standard output. */
  run: (program: string, ...args: string[]) => string
  /** Runs a script of the site's package.json in the same way. */
  npm: (name: string, ...args: string[]) => string
  /** Installs packages; without names, those of package.json. */
  install: (...packages: string[]) => string
  /** Replaces a text of a file of the site. */
  edit: (file: string, from: string, to: string) => void
}

/**
 * Makes a site by `npm run new-site` of a project, and installs its packages. Those of others are linked from this
 * project before, which takes npm half of the time: it removes all that the site does not ask for. `npm run verify`
 * installs them from nothing.
 */
export function makeOutsideSite(project: string): OutsideSite {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'))
  const root = join(folder, 'my-site')
  runIn(folder, 'node', [join(project, 'scripts/new-site.mjs'), 'my-site'])
  const run = (program: string, ...args: string[]) => runIn(root, program, args)
  const install = (...packages: string[]) =>
    run('npm', 'install', ...packages, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline')
  if (!process.env.EVERY_STARTER) linkOthersPackages(root)
  install()
  return {
    folder,
    root,
    run,
    install,
    npm: (name, ...args) => run('npm', 'run', '--silent', name, '--', ...args),
    edit: (file, from, to) => editFile(join(root, file), from, to),
  }
}

function linkOthersPackages(root: string): void {
  linkPackages(join(import.meta.dirname, '../../..'), root)
  const own = ['@proofsheet', 'create-proofsheet', '.package-lock.json', '.vite', '.vite-temp']
  // npm leaves the folder of a scope of which it removes every package.
  for (const name of [...own, '@fontsource-variable'])
    rmSync(join(root, 'node_modules', name), { recursive: true, force: true })
}

/** Runs a program in a folder, in the environment of a person; fails the test with what it printed where it fails. */
export function runIn(cwd: string, program: string, args: string[]): string {
  const { NODE_ENV: _, INIT_CWD: __, ...env } = process.env
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  expect(status, stdout + stderr).toBe(0)
  return stdout
}

/** Replaces a text of a file; fails the test where it isn't there. */
export function editFile(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}
