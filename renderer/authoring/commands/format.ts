import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { finishChanges } from '@proofsheet/engine/base/files/journal'
import { inFolder } from '@proofsheet/engine/commands/in-folder'
import { readArguments, UsageError } from '@proofsheet/engine/commands/read-arguments'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { describeFormat, formatContent } from '../format/format-content'

const usage = 'Usage: npm run format -- [<path…>] [--check]'

/** Biome formats code; a site without it has content alone. */
const biome = 'node_modules/@biomejs/biome/bin/biome'

/** Runs `npm run format`: formats content, and code where Biome is installed. */
export async function runFormat(site: SiteDefinition, args?: string[]): Promise<void> {
  const { paths, isCheck } = readOptions(args)
  const root = process.cwd()
  finishChanges(root)
  const isCodeFormatted = formatCode(paths, isCheck)
  const report = await formatContent({ root, site, cache: createCache(root) }, paths, isCheck)
  console.log(describeFormat(report, isCheck))
  process.exitCode = !isCodeFormatted || (isCheck && report.changed.length > 0) ? 1 : 0
}

function formatCode(paths: string[], isCheck: boolean): boolean {
  const code = paths.filter(path => !/\.mdx?$/.test(path))
  if (!existsSync(biome) || (paths.length > 0 && code.length === 0)) return true
  const args = [
    'format',
    ...(isCheck ? [] : ['--write']),
    '--no-errors-on-unmatched',
    ...(code.length > 0 ? code : ['.']),
  ]
  return spawnSync(process.execPath, [biome, ...args], { stdio: 'inherit' }).status === 0
}

/** The options of `npm run format`. */
interface FormatOptions {
  /** Paths from the project's root; empty for all files. */
  paths: string[]
  /** Whether to write nothing, and fail where a file isn't formatted. */
  isCheck: boolean
}

/** Reads the command's options. Throws a `UsageError` where they are invalid. */
function readOptions(args?: string[]): FormatOptions {
  const config = { args, allowPositionals: true, options: { check: { type: 'boolean' } } } as const
  const { values, positionals } = readArguments(config, usage)
  const found = positionals.map(inFolder)
  const missing = positionals.find((_, index) => !existsSync(found[index] ?? ''))
  if (missing !== undefined) throw new UsageError(`There is no ${missing}.`, usage)
  const paths = found.map(path => relative(process.cwd(), path).split(sep).join('/'))
  return { paths: paths.includes('') ? [] : paths, isCheck: values.check ?? false }
}
