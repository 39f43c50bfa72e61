import { readFileSync } from 'node:fs'
import { cachedJson } from '@proofsheet/engine/base/cache/generated'
import { hashOf } from '@proofsheet/engine/base/cache/hash'
import { createCache } from '@proofsheet/engine/base/cache/store'
import { sourceFiles } from './source-files'

/**
 * Gives JSON data that is computed from the code of the site and the packages that it names: from the cache while these
 * are as they were. A build loads the configuration of Vite six times, with new modules, which would compute it again.
 */
export function fromCode<Data>(
  kind: string,
  generate: () => Promise<Data>,
  files: readonly string[] = [...sourceFiles(), 'package.json'],
): Promise<Data> {
  const key = hashOf(...files.flatMap(file => [file, readFileSync(file)]))
  return cachedJson(createCache(process.cwd()), { kind, key, generate })
}
