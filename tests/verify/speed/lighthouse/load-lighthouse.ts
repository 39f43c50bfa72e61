import { execFileSync } from 'node:child_process'
import { cpSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = import.meta.dirname
/** The folder of its installation, beside other code that only this machine runs. */
const installed = join(folder, '../../../../node_modules/.cache/lighthouse')

/** The parts of a Lighthouse result that are used. */
export interface Run {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { id: string; title: string; score: number | null; numericValue?: number }>
}

/** Measures the page at a URL, in the browser that listens at a port. */
type Lighthouse = (
  url: string,
  flags: { port: number; output: 'json'; logLevel: 'error' },
) => Promise<{ lhr: Run } | undefined>

/**
 * Loads Lighthouse, and installs it first where the versions of its lock file are missing. It has a quarter of all
 * packages, so only the machines that measure have it. Throws where it can't be installed.
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (timeOf(join(installed, 'node_modules/.package-lock.json')) < timeOf(join(folder, 'package-lock.json'))) {
    for (const name of ['package.json', 'package-lock.json']) cpSync(join(folder, name), join(installed, name))
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: installed,
      stdio: 'pipe',
      shell: process.platform === 'win32',
    })
  }
  const file = createRequire(join(installed, 'package.json')).resolve('lighthouse')
  return (await import(pathToFileURL(file).href)).default
}
