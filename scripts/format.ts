import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describeFormat, formatContent } from '@proofsheet/authoring/format/format-content'
import { readFormatOptions } from '@proofsheet/authoring/format/format-options'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { finishChanges } from '@proofsheet/engine/base/files/journal'
import { site } from '../renderer/site/index'

const { paths, isCheck } = readFormatOptions()
const root = process.cwd()
finishChanges(root)
// Biome formats code; a site without it has content alone.
const biome = 'node_modules/@biomejs/biome/bin/biome'
const code = paths.filter(path => !/\.mdx?$/.test(path))
const isForCode = existsSync(biome) && (paths.length === 0 || code.length > 0)
const args = [
  'format',
  ...(isCheck ? [] : ['--write']),
  '--no-errors-on-unmatched',
  ...(code.length > 0 ? code : ['.']),
]
const { status } = isForCode ? spawnSync(process.execPath, [biome, ...args], { stdio: 'inherit' }) : { status: 0 }

const report = await formatContent({ root, site, cache: createCache(root) }, paths, isCheck)
console.log(describeFormat(report, isCheck))
process.exitCode = status !== 0 || (isCheck && report.changed.length > 0) ? 1 : 0
