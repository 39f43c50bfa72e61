import { finishRename } from '../renderer/engine/authoring/rename/journal'
import { readOptions } from '../renderer/engine/commands/options/check-options'
import { checkAtChanges, runCheck } from '../renderer/engine/commands/run-check'
import { createChecker } from '../renderer/engine/content/live-check'
import { site } from '../renderer/site/index'

const options = readOptions()
finishRename(process.cwd())
const load = createChecker({ root: process.cwd(), site })
const check = () => runCheck(load, options)

const hasPassed = await check()
if (options.isWatching) checkAtChanges(check)
else process.exitCode = hasPassed ? 0 : 1
