import { readOptions } from '../renderer/engine/commands/check-options'
import { checkAtChanges, runCheck } from '../renderer/engine/commands/run-check'
import { keepPages } from '../renderer/engine/content/analyze'
import { createChecker } from '../renderer/engine/content/check'

const options = readOptions()
const read = createChecker(process.cwd(), keepPages(process.cwd()))
const check = () => runCheck(read, options)

const hasPassed = await check()
if (options.isWatching) checkAtChanges(check)
else process.exitCode = hasPassed ? 0 : 1
