import { expect, test } from 'vitest'
import { removeCopy } from '../../project-copy'
import { contradictions, withoutErrors } from './hostile/check-and-build'
import { makeFullSite } from './hostile/full-site'
import { isNotYet } from './hostile/not-yet'
import { hostileSamples } from './hostile/samples'
import { settingsContradictions } from './hostile/settings'
import { hostileValues } from './hostile/values'
import { buildsTimeoutMs } from './project-builds'

/** Every eleventh sample: a prime number, so that each place meets other values. `npm run verify` takes all. */
const step = 11

/** Each builds all pages. `npm run verify` takes more. */
const rounds = 2

test('what passes the check is built, whatever stands in a field or a text', { timeout: buildsTimeoutMs }, () => {
  const root = makeFullSite()
  try {
    const samples = hostileSamples().filter((sample, index) => index % step === 0 && !isNotYet(sample))
    const passing = withoutErrors(root, samples)
    expect(passing.length).toBeGreaterThan(samples.length / 4)
    const found = contradictions(root, passing)
    expect(found.map(({ sample, output }) => `${sample.place}: ${sample.text}\n${output}`)).toEqual([])
  } finally {
    removeCopy(root)
  }
})

test('what passes the check is built, whatever the settings say', { timeout: buildsTimeoutMs }, () => {
  const root = makeFullSite()
  try {
    const { found, passed } = settingsContradictions(root, hostileValues, rounds)
    expect(found.map(({ lines, output }) => `${lines.join('\n')}\n${output}`)).toEqual([])
    expect(passed).toBeGreaterThanOrEqual(rounds)
  } finally {
    removeCopy(root)
  }
})
