import { createCache } from '@proofsheet/engine/base/cache/store'
import { finishChanges } from '@proofsheet/engine/base/files/journal'
import { readOptions } from '@proofsheet/engine/commands/check-options'
import { checkAtChanges, runCheck } from '@proofsheet/engine/commands/run-check'
import { describeFixes, fixContent } from '@proofsheet/engine/content/fix/fix-content'
import { createChecker } from '@proofsheet/engine/content/live-check'
import { site } from '../renderer/site/index'

const options = readOptions()
const root = process.cwd()
finishChanges(root)
if (options.isFixing) {
  const report = await fixContent({ root, site, cache: createCache(root) }, options.paths)
  // Programs that read the other formats get nothing else on this stream.
  const print = options.format === 'text' ? console.log : console.error
  print(`${describeFixes(report)}\n`)
}
const load = createChecker({ root, site })
const check = () => runCheck(load, options)

const hasPassed = await check()
if (options.isWatching) checkAtChanges(check)
else process.exitCode = hasPassed ? 0 : 1
