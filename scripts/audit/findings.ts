/** A finding that needs a decision: a known vulnerability, or a license with conditions. */
export interface Finding {
  package: string
  /** The identifier of the advisory (GHSA-…), or of the licences that are not permissive, as SPDX writes them. */
  id: string
  /** Its subject, in a few words. */
  about: string
}

/** The lock files of the project, from its root. */
export const lockFiles = ['package-lock.json', 'tests/verify/speed/lighthouse/package-lock.json']

/** The part of a lock file (version 3) that is read. */
export interface Lock {
  packages: Record<
    string,
    { license?: string; hasInstallScript?: boolean; integrity?: string; resolved?: string; link?: boolean }
  >
}

/** The parts of the output of `npm audit --json` that are read. */
interface AuditReport {
  auditReportVersion?: number
  message?: string
  vulnerabilities?: Record<string, { via: (string | { name: string; title: string; url: string; severity: string })[] }>
}

/** Licences whose one condition is to pass on their text. */
const permissive = new Set(
  ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0'].concat([
    'Unlicense',
    'Python-2.0',
    'OFL-1.1',
    'Zlib',
    'WTFPL',
    'Artistic-2.0',
  ]),
)

/** The licences of a lock file's packages that are not permissive, one finding for each package. */
export function licencesOf({ packages }: Lock): Finding[] {
  return Object.entries(packages).flatMap(([path, { license = 'none', link }]) => {
    const id = license
      .replace(/^\(|\)$/g, '')
      .split(' AND ')
      .filter(part => !part.split(' OR ').some(each => permissive.has(each)))
      .join(' AND ')
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return path === '' || id === '' || link ? [] : [{ package: name, id, about: 'licence' }]
  })
}

/** Packages that may bring an install script; .npmrc runs none. */
const withScript = ['node_modules/esbuild']

/**
 * What is wrong with where a lock file's packages come from, as sentences: each is of the registry, by its SHA-512, or a
 * folder of this project, and has no install script.
 */
export function originProblems({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, { integrity = '', resolved, link, hasInstallScript }]) => {
    if (!path.includes('node_modules/')) return []
    const isOwn = link === true && resolved !== undefined && Object.hasOwn(packages, resolved)
    const problems = [
      !isOwn && resolved !== undefined && `comes from ${resolved}`,
      !isOwn && !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) && 'has no SHA-512',
      hasInstallScript && !withScript.includes(path) && 'has an install script',
    ]
    return problems.filter(problem => problem !== false && problem !== undefined).map(problem => `${path} ${problem}`)
  })
}

/** The advisories in the output of `npm audit --json`, each once. Throws with npm's reason where it is no report. */
export function advisoriesOf(json: string): Finding[] {
  const { auditReportVersion, message, vulnerabilities = {} }: AuditReport = JSON.parse(json)
  if (auditReportVersion !== 2) throw new Error(message ?? 'npm audit printed a report of another version.')
  const found = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter(each => typeof each !== 'string')
    .map(({ name, title, url, severity }) => ({
      package: name,
      id: url.split('/').at(-1) ?? url,
      about: `${severity}: ${title}`,
    }))
  return [...new Map(found.map(each => [`${each.package} ${each.id}`, each])).values()]
}
