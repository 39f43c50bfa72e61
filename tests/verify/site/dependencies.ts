import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
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

/** What is found of the project's own lock file after one package in it was changed. */
const proof = (change: Lock['packages'][string], expected: RegExp) => async () => {
  const lock: Lock = JSON.parse(read(lockFiles[0] ?? ''))
  Object.assign(lock.packages['node_modules/react'] ?? {}, change)
  return originFindings([lock]).filter(({ message }) => expected.test(message))
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
  requirements: {
    'Each direct dependency has an exact version.': async () =>
      inexactVersions({ dependencies: { anything: '^1.0.0' } }),
    'Each package is locked by SHA-512.': proof({ integrity: 'sha1-AAAA' }, /SHA-512/),
    'Each comes from the registry.': proof({ resolved: 'git+ssh://git@host.example/a.git' }, /comes from/),
    'None has an install script but the listed, and npm runs none.': async () => {
      const found = await proof({ hasInstallScript: true }, /install script/)()
      const allowed = runsScripts('ignore-scripts=false')
      return found.length > 0 && allowed.length > 0 ? [...found, ...allowed] : []
    },
    'Every licence is permissive, or allowed until a day that has not passed.': async () => {
      const lock = { packages: { 'node_modules/anything': { license: 'MPL-2.0' } } }
      const expired = [{ id: 'MPL-2.0', packages: /./, reason: 'none', until: '2026-01-01' }]
      const proofs = [licenceFindings([lock], [], '2026-01-01'), licenceFindings([lock], expired, '2026-01-02')]
      return proofs.every(found => found.length > 0) ? proofs.flat() : []
    },
    'No package, file or export is unused (knip).': async () => findPlanted(),
  },
}

/** Unused packages, files and exports of a project, as reported by knip. */
function findUnused(project = root): Finding[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/knip/bin/knip.js'), '--no-progress', '--reporter', 'compact'],
    { cwd: project, encoding: 'utf8', env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' } },
  )
  if (status === 0) return []
  const lines = stdout.split('\n').filter(line => line.trim())
  return (lines.length > 0 ? lines : [stderr]).map(line => ({ page: 'knip', message: line }))
}

/** What is found of a small project with a file that nothing uses. */
function findPlanted(): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'unused-'))
  const files = { 'package.json': '{ "main": "index.js" }', 'index.js': '', 'nobody.js': '' }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const found = findUnused(folder)
  rmSync(folder, { recursive: true })
  return found.filter(({ message }) => message.includes('nobody.js'))
}
