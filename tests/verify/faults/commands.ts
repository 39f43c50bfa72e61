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
    async 'A command that fails ends with one sentence and exit code 1, and leaves only the last site.'() {
      const built = makeBuiltSite()
      try {
        return findingsOf('no fault', faultsOfEnding(built, { name: 'no fault', plant: () => {}, expected: /./ }))
      } finally {
        removeCopy(built)
      }
    },
  },
}
