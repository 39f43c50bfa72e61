import { existsSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { type Format, formats, isFormat } from '../diagnostics/formats/formats'

const usage = `Usage: npm run check -- [<path…>] [--format ${Object.keys(formats).join('|')}] [--strict] [--watch]`

/** What `npm run check` was called with. */
export interface CheckOptions {
  /** What the shown issues are limited to, from the project's root; empty for all. */
  paths: string[]
  format: Format
  /** Whether warnings fail the check too. */
  isStrict: boolean
  /** Whether to stay and check again what changes. */
  isWatching: boolean
}

/** Reads what the command was called with. Ends the process with exit code 2 when that can't be understood. */
export function readOptions(): CheckOptions {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { format: { type: 'string' }, strict: { type: 'boolean' }, watch: { type: 'boolean' } },
    })
    const { format = 'text', strict = false, watch = false } = values
    const missing = positionals.find(path => !existsSync(path))
    if (missing !== undefined) return refuse(`There is no ${missing}.`)
    if (!isFormat(format)) return refuse(`There is no format ${format}.`)
    const paths = positionals.map(path => relative(process.cwd(), path).split(sep).join('/'))
    return { paths: paths.includes('') ? [] : paths, format, isStrict: strict, isWatching: watch }
  } catch (error) {
    return refuse(`${(error as Error).message.split('.')[0]}.`)
  }
}

function refuse(what: string): never {
  console.error(`${what} ${usage}`)
  process.exit(2)
}
