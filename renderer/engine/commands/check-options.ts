import { existsSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { type Format, formats, isFormat } from '../base/diagnostics/formats/all-formats'
import { inFolder } from './in-folder'
import { readArguments, refuse } from './read-arguments'

const usage = `Usage: npm run check -- [<path…>] [--format ${Object.keys(formats).join('|')}] [--strict] [--fix | --watch]`

/** The options of `npm run check`. */
export interface CheckOptions {
  /** Paths from the project's root to limit the issues to; empty for all. */
  paths: string[]
  format: Format
  /** Whether warnings fail the check too. */
  isStrict: boolean
  /** Whether to go on checking after changes. */
  isWatching: boolean
  /** Whether to apply the certain fixes first. */
  isFixing: boolean
}

/** Reads the command's options. Ends the process with exit code 2 where they are invalid. */
export function readOptions(): CheckOptions {
  const { values, positionals } = readArguments(
    {
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        strict: { type: 'boolean' },
        watch: { type: 'boolean' },
        fix: { type: 'boolean' },
      },
    },
    usage,
  )
  const { format = 'text', strict = false, watch = false, fix = false } = values
  const found = positionals.map(inFolder)
  const missing = positionals.find((_, index) => !existsSync(found[index] ?? ''))
  if (missing !== undefined) return refuse(`There is no ${missing}.`, usage)
  if (!isFormat(format)) return refuse(`There is no format ${format}.`, usage)
  // A file that is being edited would change under the editor.
  if (fix && watch) return refuse('--fix and --watch exclude each other.', usage)
  const paths = found.map(path => relative(process.cwd(), path).split(sep).join('/'))
  return { paths: paths.includes('') ? [] : paths, format, isStrict: strict, isWatching: watch, isFixing: fix }
}
