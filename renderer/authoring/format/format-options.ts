import { existsSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { inFolder } from '@proofsheet/engine/commands/in-folder'
import { readArguments, refuse } from '@proofsheet/engine/commands/read-arguments'

const usage = 'Usage: npm run format -- [<path…>] [--check]'

/** The options of `npm run format`. */
export interface FormatOptions {
  /** Paths from the project's root; empty for all files. */
  paths: string[]
  /** Whether to write nothing, and fail where a file isn't formatted. */
  isCheck: boolean
}

/** Reads the command's options. Ends the process with exit code 2 where they are invalid. */
export function readFormatOptions(): FormatOptions {
  const config = { allowPositionals: true, options: { check: { type: 'boolean' } } } as const
  const { values, positionals } = readArguments(config, usage)
  const found = positionals.map(inFolder)
  const missing = positionals.find((_, index) => !existsSync(found[index] ?? ''))
  if (missing !== undefined) return refuse(`There is no ${missing}.`, usage)
  const paths = found.map(path => relative(process.cwd(), path).split(sep).join('/'))
  return { paths: paths.includes('') ? [] : paths, isCheck: values.check ?? false }
}
