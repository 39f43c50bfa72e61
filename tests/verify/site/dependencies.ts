import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, SiteCheck } from '../check'

const root = join(import.meta.dirname, '../../..')

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Licences without obligations beyond keeping the notice; MPL and LGPL cover files that are used unchanged. */
const acceptedLicences =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|Unlicense|Python-2\.0|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later|WTFPL|Zlib|Artistic-2\.0)\b/

/** Licences of packages that state it in a licence file only. */
const licencesFromFiles: Record<string, string> = { 'node_modules/parse-cache-control': 'BSD-3-Clause' }

/** Dependencies without an exact version. */
function inexactVersions({ dependencies, devDependencies }: Manifest): Finding[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name, version]) => ({ page: 'package.json', message: `${name} has no exact version: ${version}` }))
}

export const dependencies: SiteCheck = {
  name: 'dependencies',
  requirement: 'Exact versions, locked; install scripts off; every licence known; nothing unused (knip).',
  async run() {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const lock: { packages: Record<string, { license?: string; hasInstallScript?: boolean; dev?: boolean }> } =
      JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const findings = inexactVersions(manifest)
    if (!/^ignore-scripts=true$/m.test(readFileSync(join(root, '.npmrc'), 'utf8')))
      findings.push({ page: '.npmrc', message: 'install scripts are not off' })
    const packages = Object.entries(lock.packages).filter(([path]) => path)
    const licences: Record<string, number> = {}
    for (const [path, { license }] of packages) {
      const file = join(root, path, 'package.json')
      const stated =
        license ?? (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : undefined) ?? 'none'
      const name = licencesFromFiles[path] ?? (typeof stated === 'string' ? stated : String(stated.type))
      licences[name] = (licences[name] ?? 0) + 1
      if (!acceptedLicences.test(name)) findings.push({ page: path, message: `has the licence ${name}` })
    }
    findings.push(...findUnused())
    return {
      inspected: packages.length,
      findings,
      figures: {
        'direct, for the site': Object.keys(manifest.dependencies ?? {}).length,
        'direct, for its tests': Object.keys(manifest.devDependencies ?? {}).length,
        'with a disabled install script': packages.filter(([, each]) => each.hasInstallScript).length,
        ...licences,
      },
    }
  },
  prove: async () => inexactVersions({ dependencies: { anything: '^1.0.0' } }),
}

/** Unused packages, files and exports, as reported by knip. */
function findUnused(): Finding[] {
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
      .map(line => ({ page: 'knip', message: line }))
  }
}
