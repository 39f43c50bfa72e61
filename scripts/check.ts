import { watch } from 'node:fs'
import { readOptions } from '../renderer/engine/commands/check-options'
import { keepPages } from '../renderer/engine/content/analyze'
import { createChecker } from '../renderer/engine/content/check'
import { readSource } from '../renderer/engine/content/read-file'
import { formats } from '../renderer/engine/diagnostics/formats/formats'
import { wantsColor } from '../renderer/engine/diagnostics/formats/terminal'
import { count, type Issue, isError } from '../renderer/engine/diagnostics/issue'

const { paths, format, isStrict, isWatching } = readOptions()
const read = createChecker(process.cwd(), keepPages(process.cwd()))
const isAsked = ({ file }: Issue) => paths.length === 0 || paths.some(path => `${file}/`.startsWith(`${path}/`))

const isWell = await check()
if (isWatching) stay()
else process.exitCode = isWell ? 0 : 1

/** Tells every issue asked for; gives whether the check has passed. */
async function check(): Promise<boolean> {
  const { value, issues } = await read()
  const told = issues.filter(isAsked)
  const errors = told.filter(isError).length
  const warnings = told.length - errors
  const shown = formats[format](told, { sourceOf, hasColor: wantsColor(process.stdout, process.env) })
  if (shown) console.log(shown)
  if (format === 'text') {
    const entities = count(Object.values(value).flat().length, 'content file')
    const found = [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')].filter(Boolean)
    console.log(found.length > 0 ? `\n${found.join(', ')}.` : `${entities}, no issues.`)
  }
  return errors === 0 && !(isStrict && warnings > 0)
}

function sourceOf(file: string): string | undefined {
  try {
    return readSource(file).source
  } catch {
    // A folder, or no text: it is told without its line.
    return
  }
}

/** Checks again when something below content has changed, until the process is ended. */
function stay(): void {
  const seconds = 0.05
  let waiting: NodeJS.Timeout | undefined
  console.error('\nWatching content. Ctrl+C ends it.')
  watch('content', { recursive: true }, () => {
    // An editor that saves changes a file more than once.
    clearTimeout(waiting)
    waiting = setTimeout(async () => {
      console.error(`\n${new Date().toLocaleTimeString()}`)
      await check()
    }, seconds * 1000)
  })
}
