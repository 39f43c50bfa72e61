import { describeFixes, fixContent } from '../renderer/engine/authoring/fix/fix-content'
import { finishRename } from '../renderer/engine/authoring/rename/journal'
import { createCache } from '../renderer/engine/cache/store'
import { readOptions } from '../renderer/engine/commands/options/check-options'
import { checkAtChanges, runCheck } from '../renderer/engine/commands/run-check'
import { createChecker } from '../renderer/engine/content/live-check'
import { site } from '../renderer/site/index'

const options = readOptions()
const root = process.cwd()
finishRename(root)
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
