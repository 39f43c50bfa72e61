import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Allowed, allowedLicences, judge } from '../../../scripts/audit/allowed'
import { type Lock, licencesOf, lockFiles, originProblems } from '../../../scripts/audit/findings'
import type { Finding, SiteCheck } from '../check'

const root = join(import.meta.dirname, '../../..')

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Dependencies without an exact version. */
function inexactVersions({ dependencies, devDependencies }: Manifest): Finding[] {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name, version]) => ({ page: 'package.json', message: `${name} has no exact version: ${version}` }))
}

/** Licences of packages that are not allowed on a day, or no longer. */
function licenceFindings(locks: Lock[], list: Allowed[], day: string): Finding[] {
  const { problems } = judge(locks.flatMap(licencesOf), list, day)
  return problems.map(message => ({ page: 'package-lock.json', message }))
}

/** Packages of a lock file that come from elsewhere, can be others than they were, or run something. */
function originFindings(locks: Lock[]): Finding[] {
  return locks.flatMap(originProblems).map(message => ({ page: 'package-lock.json', message }))
}

/** Whether npm runs scripts of packages while it installs them. */
function runsScripts(npmrc: string): Finding[] {
  return /^ignore-scripts=true$/m.test(npmrc) ? [] : [{ page: '.npmrc', message: 'install scripts are not off' }]
}

/** How many packages have each licence. */
function countLicences(locks: Lock[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { license = 'none' } of locks.flatMap(packagesOf)) counts[license] = (counts[license] ?? 0) + 1
  return counts
}

const packagesOf = ({ packages }: Lock) => Object.entries(packages).flatMap(([path, each]) => (path ? [each] : []))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

export const dependencies: SiteCheck = {
  name: 'dependencies',
  requirement:
    'Exact versions, locked by SHA-512, from the registry alone; install scripts off; every licence permissive or allowed with a date; nothing unused (knip).',
  async run() {
    const manifest: Manifest = JSON.parse(read('package.json'))
    const locks = lockFiles.map((file): Lock => JSON.parse(read(file)))
    const findings = inexactVersions(manifest)
    findings.push(...runsScripts(read('.npmrc')), ...originFindings(locks))
    findings.push(...licenceFindings(locks, allowedLicences, new Date().toISOString().slice(0, 10)), ...findUnused())
    const packages = locks.flatMap(packagesOf)
    return {
      inspected: packages.length,
      findings,
      figures: {
        'direct, for the site': Object.keys(manifest.dependencies ?? {}).length,
        'direct, for its tests': Object.keys(manifest.devDependencies ?? {}).length,
        'with a disabled install script': packages.filter(each => each.hasInstallScript).length,
        ...countLicences(locks),
      },
    }
  },
  async prove() {
    const lock = { packages: { 'node_modules/anything': { license: 'MPL-2.0' } } }
    const expired = [{ id: 'MPL-2.0', packages: /./, reason: 'none', until: '2026-01-01' }]
    const proofs = [
      inexactVersions({ dependencies: { anything: '^1.0.0' } }),
      licenceFindings([lock], [], '2026-01-01'),
      licenceFindings([lock], expired, '2026-01-02'),
      originFindings([lock]),
      runsScripts('ignore-scripts=false'),
    ]
    return proofs.every(found => found.length > 0) ? proofs.flat() : []
  },
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
