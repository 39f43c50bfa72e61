import { readFileSync } from 'node:fs'
import { cachedJson } from '@proofsheet/engine/base/cache/generated'
import { hashOf } from '@proofsheet/engine/base/cache/hash'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { sourceFiles } from './source-files'

const keyOf = (files: readonly string[]) => hashOf(...files.flatMap(file => [file, readFileSync(file)]))

let codeKey: string | undefined

/** The key of the code, which is read once: three computations of each configuration need it. */
function keyOfCode(): string {
  codeKey ??= keyOf([...sourceFiles(), 'package.json'])
  return codeKey
}

/**
 * Gives JSON data that is computed from the code of the site and the packages that it names: from the cache while these
 * are as they were. A build loads the configuration of Vite six times, with new modules, which would compute it again.
 */
export function fromCode<Data>(kind: string, generate: () => Promise<Data>, files?: readonly string[]): Promise<Data> {
  const key = files ? keyOf(files) : keyOfCode()
  return cachedJson(createCache(process.cwd()), { kind, key, generate })
}
