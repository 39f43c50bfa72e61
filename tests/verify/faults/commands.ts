import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeCopy } from '../../project-copy'
import { codeFaults, systemFaults } from '../../site/faults/faults'
import {
  faultsOfEnding,
  faultsOnSmallDisk,
  makeBuiltSite,
  withoutLimits,
  withoutSmallDisk,
} from '../../site/faults/run-fault'
import type { Finding, SiteCheck } from '../check'

/** The room left on small disks, in kilobytes: from too little for the compiled command to enough for a build. */
const roomsKb = Array.from({ length: 24 }, (_, index) => 200 * (index + 1))

const findingsOf = (page: string, messages: string[]): Finding[] => messages.map(message => ({ page, message }))

export const commandFaults: SiteCheck = {
  name: 'command faults',
  async run({ log }) {
    const built = makeBuiltSite()
    try {
      const faults = [...codeFaults, ...(withoutLimits ? [] : systemFaults)]
      const findings = faults.flatMap(fault => findingsOf(fault.name, faultsOfEnding(built, fault)))
      const reason = withoutSmallDisk()
      if (reason) log(`command faults: no small disks, because ${reason}`)
      const rooms = reason ? [] : roomsKb
      for (const room of rooms) findings.push(...findingsOf(`${room} kB left`, faultsOnSmallDisk(built, room)))
      const unproved = [...(withoutLimits ? [withoutLimits] : []), ...(reason ? [`small disks: ${reason}`] : [])]
      return { inspected: faults.length + rooms.length, findings, unproved }
    } finally {
      removeCopy(built)
    }
  },
  requirements: {
    'A command that fails ends with one sentence.': async () => proveEnding(/^It does not say /),
    'It ends with exit code 1.': async () => proveEnding(/^It ends with 0/),
    'It leaves the last site.': async () => proveEnding(/^It changes the published site/),
    'It leaves nothing else.': async () => proveEnding(/^It leaves /),
  },
}

/** What is found, by kind, of a build that fails in nothing, and near which an unfinished file is left. */
function proveEnding(kind: RegExp): Finding[] {
  unplanted ??= findOfNoFault()
  return findingsOf(
    'no fault',
    unplanted.filter(message => kind.test(message)),
  )
}

let unplanted: string[] | undefined

function findOfNoFault(): string[] {
  const built = makeBuiltSite()
  const plant = (root: string) => {
    appendFileSync(join(root, 'content/blog/a-first-post.mdx'), '\nOne more sentence.\n')
    writeFileSync(join(root, 'content/.one.unfinished'), '')
  }
  try {
    return faultsOfEnding(built, { name: 'no fault', plant, expected: /^A sentence\./ })
  } finally {
    removeCopy(built)
  }
}
