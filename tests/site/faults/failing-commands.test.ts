import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeCopy } from '../../project-copy'
import { codeFaults, systemFaults } from './faults'
import { faultsOfEnding, faultsOnSmallDisk, makeBuiltSite, withoutLimits, withoutSmallDisk } from './run-fault'

const timeout = 300_000

describe('a command ends with one sentence, exit code 1 and the last site in place', () => {
  let built = ''
  beforeAll(() => {
    built = makeBuiltSite()
  }, timeout)
  afterAll(() => removeCopy(built))

  test.each(codeFaults)('at $name', { timeout }, fault => {
    expect(faultsOfEnding(built, fault)).toEqual([])
  })

  test.for(systemFaults)('at $name', { timeout }, (fault, { skip }) => {
    if (withoutLimits) skip(withoutLimits)
    expect(faultsOfEnding(built, fault)).toEqual([])
  })

  // Room for the compiled command, for the code of the site, and for some of the pages.
  test.for([200, 2500, 3900])('on a disk with %i kB left', { timeout }, (leftKb, { skip }) => {
    const reason = withoutSmallDisk()
    if (reason) skip(reason)
    expect(faultsOnSmallDisk(built, leftKb)).toEqual([])
  })
})
