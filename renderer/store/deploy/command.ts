import { existsSync, readFileSync } from 'node:fs'
import { Failure } from '@proofsheet/engine/base/failures/failure'
import { type ManifestFile, manifestName } from '@proofsheet/engine/build/publish/manifest'
import { distFolder } from '@proofsheet/engine/build/publish/releases'
import { inFolder } from '@proofsheet/engine/commands/in-folder'
import { readArguments, UsageError } from '@proofsheet/engine/commands/read-arguments'
import { changesBetween } from './changes'

const usage = [
  'What a host lacks, given the manifest of its release: npm run --silent changes -- <manifest.json>',
  'What only the host has: npm run --silent changes -- <manifest.json> --gone',
].join('\n')

/** Runs `npm run changes`: lists the files, one a line, in which the built site differs from the release of a host. */
export function runChanges(args?: string[]): void {
  const options = { gone: { type: 'boolean' } } as const
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, usage)
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new UsageError('One manifest is needed.', usage)
  const { lacking, gone } = changesBetween(
    readFiles(inFolder(file)),
    readFiles(`${distFolder(process.cwd())}/${manifestName}`),
  )
  for (const path of values.gone ? gone : lacking) console.log(path)
}

function readFiles(file: string): ManifestFile[] {
  if (!existsSync(file))
    throw new Failure(`There is no ${file}. A build writes dist/manifest.json: store it with what you deploy.`)
  try {
    const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files: ManifestFile[] }
    if (Array.isArray(files)) return files
  } catch {
    // The same as another JSON.
  }
  throw new Failure(`${file} is no manifest of a build.`)
}
