import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, SiteCheck } from '../check'

const root = join(import.meta.dirname, '../../..')

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Licences that ask nothing of a website's owner but to be kept. MPL, EPL and LGPL stand for files that we don't change. */
const known =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Unlicense|Python-2\.0|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later|WTFPL|Zlib|Artistic-2\.0)\b/

/** Packages that tell their licence only in a file of theirs, which was read. */
const toldIn: Record<string, string> = { 'node_modules/parse-cache-control': 'BSD-3-Clause' }

function unexact({ dependencies, devDependencies }: Manifest): Finding[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name, version]) => ({ page: 'package.json', says: `${name} is not at one version: ${version}` }))
}

export const dependencies: SiteCheck = {
  name: 'dependencies',
  holds: 'Exact versions, locked; install scripts off; every licence known; nothing unused (knip).',
  async run() {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const lock: { packages: Record<string, { license?: string; hasInstallScript?: boolean; dev?: boolean }> } =
      JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const findings = unexact(manifest)
    if (!/^ignore-scripts=true$/m.test(readFileSync(join(root, '.npmrc'), 'utf8')))
      findings.push({ page: '.npmrc', says: 'install scripts are not off' })
    const packages = Object.entries(lock.packages).filter(([path]) => path)
    const licences: Record<string, number> = {}
    for (const [path, { license }] of packages) {
      const file = join(root, path, 'package.json')
      const told =
        license ?? (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined) ?? 'none told'
      const name = toldIn[path] ?? (typeof told === 'string' ? told : String(told.type))
      licences[name] = (licences[name] ?? 0) + 1
      if (!known.test(name)) findings.push({ page: path, says: `has the licence ${name}` })
    }
    findings.push(...unused())
    return {
      looked: packages.length,
      findings,
      figures: {
        'direct, for the site': Object.keys(manifest.dependencies ?? {}).length,
        'direct, for its tests': Object.keys(manifest.devDependencies ?? {}).length,
        'with an install script that is not run': packages.filter(([, each]) => each.hasInstallScript).length,
        ...licences,
      },
    }
  },
  prove: async () => unexact({ dependencies: { anything: '^1.0.0' } }),
}

/** What knip finds: packages, files and exports that nobody uses. */
function unused(): Finding[] {
  try {
    execFileSync('npx', ['knip', '--no-progress', '--reporter', 'compact'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
    })
    return []
  } catch (error) {
    const { stdout } = error as { stdout: string }
    return stdout
      .split('\n')
      .filter(line => line.trim())
      .map(line => ({ page: 'knip', says: line }))
  }
}
