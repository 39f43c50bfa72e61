import { existsSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { type Format, formats, isFormat } from '../../diagnostics/formats/formats'
import { readArguments, refuse } from './read-arguments'

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
  const { values, positionals } = readArguments(
    {
      allowPositionals: true,
      options: { format: { type: 'string' }, strict: { type: 'boolean' }, watch: { type: 'boolean' } },
    },
    usage,
  )
  const { format = 'text', strict = false, watch = false } = values
  const missing = positionals.find(path => !existsSync(path))
  if (missing !== undefined) return refuse(`There is no ${missing}.`, usage)
  if (!isFormat(format)) return refuse(`There is no format ${format}.`, usage)
  const paths = positionals.map(path => relative(process.cwd(), path).split(sep).join('/'))
  return { paths: paths.includes('') ? [] : paths, format, isStrict: strict, isWatching: watch }
}
