import type { Finding } from './findings'

/** A finding that was judged. */
export interface Allowed {
  /** The identifier of the advisory or licence. */
  id: string
  /** The packages that it is allowed for. */
  packages: RegExp
  reason: string
  /** The last day on which it is allowed, as year-month-day; after it the finding must be judged again. */
  until: string
}

/** Findings with their judgement, as of a day. */
export interface Judged {
  allowed: { finding: Finding; by: Allowed }[]
  /** The problems in words: findings without a permission, expired permissions, and permissions without a finding. */
  problems: string[]
}

const unchanged = 'Its conditions are for changed files of the package; it is used unchanged.'

/** Licences with conditions beyond passing on their text. An entry that allows nothing any more has to be removed. */
export const allowedLicences: Allowed[] = [
  {
    id: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-/,
    reason: 'libvips, which sharp loads as a library of its own at build time; no part of it is in the site.',
    until: '2027-11-30',
  },
  { id: 'MPL-2.0', packages: /^(axe-core$|lightningcss)/, reason: unchanged, until: '2027-11-30' },
  {
    id: 'CC-BY-4.0',
    packages: /^caniuse-lite$/,
    reason: 'Data on browsers for building style sheets; no part of it is in the site.',
    until: '2027-11-30',
  },
  {
    id: 'none',
    packages: /^parse-cache-control$/,
    reason: 'BSD-3-Clause, stated in its licence file only; for Lighthouse.',
    until: '2027-11-30',
  },
]

/** Known vulnerabilities that this project can't be made to reach, by the identifier of the advisory. */
export const allowedAdvisories: Allowed[] = []

/** Compares findings with the list, as of a day (year-month-day). */
export function judge(findings: Finding[], list: Allowed[], day: string): Judged {
  const entryFor = (finding: Finding) =>
    list.find(({ id, packages }) => finding.id === id && packages.test(finding.package))
  const judged = findings.map(finding => ({ finding, by: entryFor(finding) }))
  return {
    allowed: judged.flatMap(({ finding, by }) => (by && by.until >= day ? [{ finding, by }] : [])),
    problems: [
      ...judged.flatMap(({ finding: { package: name, id, about }, by }) => {
        if (!by) return [`${name}: ${id} (${about}) is not allowed.`]
        return by.until >= day ? [] : [`${name}: ${id} (${about}) was allowed until ${by.until}.`]
      }),
      ...list
        .filter(each => !judged.some(({ by }) => by === each))
        .map(({ id, packages }) => `${id} for ${packages.source}: allows nothing any more. Remove it from the list.`),
    ],
  }
}
