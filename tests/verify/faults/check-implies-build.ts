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
import type { Finding, SiteCheck } from '../check'

const toFinding = ({ sample, output }: Contradiction): Finding => ({
  page: `content/${sample.file}`,
  element: `${sample.place}: ${JSON.stringify(sample.value).slice(0, 80)}`,
  message: `passes the check, and the build says: ${output.slice(0, 300)}`,
})

export const checkImpliesBuild: SiteCheck = {
  name: 'check implies build',
  async run() {
    const root = makeFullSite()
    try {
      const samples = hostileSamples().filter(sample => !isNotYet(sample))
      const passing = withoutErrors(root, samples)
      return { inspected: passing.length, findings: contradictions(root, passing).map(toFinding) }
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
  },
}
