import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeCopy } from '../../project-copy'
import {
  type Contradiction,
  contradictions,
  withoutErrors,
  writeSamples,
} from '../../site/builds/hostile/check-and-build'
import { makeFullSite } from '../../site/builds/hostile/full-site'
import { isNotYet } from '../../site/builds/hostile/not-yet'
import { hostileSamples } from '../../site/builds/hostile/samples'
import { settingsContradictions } from '../../site/builds/hostile/settings'
import { hostileValues } from '../../site/builds/hostile/values'
import type { Finding, SiteCheck } from '../check'

const toFinding = ({ sample, output }: Contradiction): Finding => ({
  page: `content/${sample.file}`,
  element: `${sample.place}: ${JSON.stringify(sample.value).slice(0, 80)}`,
  message: `passes the check, and the build says: ${output.slice(0, 300)}`,
})

/** In each, every text of the settings has another value. */
const rounds = 4

/** What `settingsContradictions` finds in a new site that `change` has changed, and how many texts passed. */
function inSettings(values: string[], rounds: number, change = (_root: string) => {}) {
  const root = makeFullSite()
  try {
    change(root)
    const { found, passed } = settingsContradictions(root, values, rounds)
    const findings = found.map(({ lines, output }) => ({
      page: 'content/site.ts',
      element: lines.join(' ').slice(0, 200),
      message: `passes the check, and the build says: ${output.slice(0, 300)}`,
    }))
    return { findings, passed }
  } finally {
    removeCopy(root)
  }
}

export const checkImpliesBuild: SiteCheck = {
  name: 'check implies build',
  async run() {
    const root = makeFullSite()
    try {
      const samples = hostileSamples().filter(sample => !isNotYet(sample))
      const passing = withoutErrors(root, samples)
      const { findings, passed } = inSettings(hostileValues, rounds)
      return {
        inspected: passing.length + passed,
        findings: [...contradictions(root, passing).map(toFinding), ...findings],
      }
    } finally {
      removeCopy(root)
    }
  },
  requirements: {
    async 'What passes the check is built, whatever stands in a field or a text.'() {
      const root = makeFullSite()
      try {
        const [sample] = hostileSamples().filter(({ place }) => place === 'date')
        // Its date is no date: as if the check had passed it.
        if (!sample) return []
        writeSamples(root, [sample])
        return contradictions(root, [sample]).map(toFinding)
      } finally {
        removeCopy(root)
      }
    },
    async 'What passes the check is built, whatever the settings say.'() {
      // A page that can't be rendered: as if it could not take the value, which the check has passed.
      const fail = (root: string) => appendFileSync(join(root, 'pages/@slug/+Page.tsx'), "\nthrow new Error('fault')\n")
      return inSettings(['A text.'], 1, fail).findings
    },
  },
}
