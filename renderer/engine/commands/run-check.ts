import { watch } from 'node:fs'
import { formats } from '../base/diagnostics/formats/all-formats'
import { wantsColor } from '../base/diagnostics/formats/terminal'
import { count, type Issue, isError, type Result } from '../base/diagnostics/issue'
import { isRegularFile } from '../base/files/list-files'
import { readSource } from '../content/files/read-file'
import type { CheckOptions } from './check-options'

/** How long to wait for further changes, in milliseconds: an editor may change a file several times when saving. */
const quietMs = 50

/** Checks all content and prints the issues of the given paths. Gives whether these pass the check. */
export async function runCheck(
  read: () => Promise<Result<Record<string, unknown[]>>>,
  { paths, format, isStrict }: CheckOptions,
): Promise<boolean> {
  const isAsked = ({ file }: Issue) => paths.length === 0 || paths.some(path => `${file}/`.startsWith(`${path}/`))
  const { value, issues } = await read()
  const shown = issues.filter(isAsked)
  const errors = shown.filter(isError).length
  const warnings = shown.length - errors
  const text = formats[format](shown, {
    sourceOf: createSourceReader(),
    hasColor: wantsColor(process.stdout, process.env),
  })
  if (text) console.log(text)
  if (format === 'text') {
    const entities = count(Object.values(value).flat().length, 'content file')
    const found = [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')].filter(Boolean)
    console.log(found.length > 0 ? `\n${found.join(', ')}.` : `${entities}, no issues.`)
  }
  return errors === 0 && !(isStrict && warnings > 0)
}

/** Calls `check` after each change below content, until the process ends. */
export function checkAtChanges(check: () => Promise<unknown>): void {
  let waiting: NodeJS.Timeout | undefined
  watch('content', { recursive: true }, () => {
    clearTimeout(waiting)
    waiting = setTimeout(async () => {
      console.error(`\n${new Date().toLocaleTimeString()}`)
      await check()
    }, quietMs)
  })
  console.error('\nWatching content. Ctrl+C ends it.')
}

/** Gives a function that reads the text of a file, once for all its issues, which follow each other. */
function createSourceReader(): (file: string) => string | undefined {
  let last: { file: string; source: string | undefined } | undefined
  return file => {
    last = last?.file === file ? last : { file, source: sourceOf(file) }
    return last.source
  }
}

function sourceOf(file: string): string | undefined {
  try {
    return isRegularFile('.', file) ? readSource(file).source : undefined
  } catch {
    // A folder or no text; the issue is shown without its source line.
    return
  }
}
