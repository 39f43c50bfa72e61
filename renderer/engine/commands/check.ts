import { existsSync, watch } from 'node:fs'
import { relative, sep } from 'node:path'
import { type Format, formats as ownFormats } from '../base/diagnostics/formats/all-formats'
import { wantsColor } from '../base/diagnostics/formats/terminal'
import { count, type Issue, isError, type Result } from '../base/diagnostics/issue'
import { finishChanges } from '../base/files/journal'
import { isRegularFile } from '../base/files/list-files'
import { readSource } from '../content/files/read-file'
import { createLoader } from '../content/load'
import type { SiteDefinition } from '../site'
import { inFolder } from './in-folder'
import { readArguments, UsageError } from './read-arguments'

const usageOf = (formats: Formats) =>
  `Usage: npm run check -- [<path…>] [--format ${Object.keys(formats).join('|')}] [--strict] [--fix | --watch]`

const noFixes =
  'Fixes are applied by @proofsheet/authoring: install it, and run proofsheet-authoring check --fix instead.'

/** The options of `npm run check`. */
export interface CheckOptions {
  /** Paths from the project's root to limit the issues to; empty for all. */
  paths: string[]
  /** The name of a format. */
  format: string
  /** Whether warnings fail the check too. */
  isStrict: boolean
  /** Whether to go on checking after changes. */
  isWatching: boolean
  /** Whether to apply the certain fixes first. */
  isFixing: boolean
}

/** The time for which further changes are awaited, in ms: an editor may change a file several times when saving. */
const quietMs = 50

type Formats = Record<string, Format>

/** What a package adds to the command. */
export interface CheckTools {
  /** Applies the certain fixes at or below paths of a project. Gives a text about them. */
  applyFixes?: (root: string, paths: string[]) => Promise<string>
  formats?: Formats
}

/** Runs `npm run check`: prints the issues, again after each change with `--watch`. Throws if `--fix` has no tool. */
export async function runCheck(site: SiteDefinition, args?: string[], tools: CheckTools = {}): Promise<void> {
  const { applyFixes } = tools
  const formats: Formats = { ...ownFormats, ...tools.formats }
  const options = readCheckOptions(args, formats)
  if (options.isFixing && !applyFixes) throw new UsageError(noFixes, usageOf(formats))
  const root = process.cwd()
  finishChanges(root)
  if (options.isFixing) {
    // Programs that read the other formats get nothing else on this stream.
    const print = options.format === 'text' ? console.log : console.error
    print(`${await applyFixes?.(root, options.paths)}\n`)
  }
  const load = createLoader({ root, site })
  const check = () => checkContent(load, options, formats[options.format] ?? ownFormats.text)
  const hasPassed = await check()
  if (options.isWatching) checkAtChanges(check)
  else process.exitCode = hasPassed ? 0 : 1
}

/** Reads the command's options. Throws a `UsageError` where they are invalid. */
export function readCheckOptions(args?: string[], formats: Formats = ownFormats): CheckOptions {
  const usage = usageOf(formats)
  const { values, positionals } = readArguments(
    {
      args,
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
  if (missing !== undefined) throw new UsageError(`There is no ${missing}.`, usage)
  if (!Object.hasOwn(formats, format)) throw new UsageError(`There is no format ${format}.`, usage)
  // A file that is being edited would change under the editor.
  if (fix && watch) throw new UsageError('--fix and --watch exclude each other.', usage)
  const paths = found.map(path => relative(process.cwd(), path).split(sep).join('/'))
  return { paths: paths.includes('') ? [] : paths, format, isStrict: strict, isWatching: watch, isFixing: fix }
}

/** Checks all content and prints the issues of the given paths. Gives whether these pass the check. */
async function checkContent(
  read: () => Promise<Result<Record<string, unknown[]>>>,
  { paths, format, isStrict }: CheckOptions,
  write: Format,
): Promise<boolean> {
  const isAsked = ({ file }: Issue) => paths.length === 0 || paths.some(path => `${file}/`.startsWith(`${path}/`))
  const { value, issues } = await read()
  const shown = issues.filter(isAsked)
  const errors = shown.filter(isError).length
  const warnings = shown.length - errors
  const text = write(shown, {
    sourceOf: createSourceReader(),
    hasColor: wantsColor(process.stdout),
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
function checkAtChanges(check: () => Promise<unknown>): void {
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
