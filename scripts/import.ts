import { createCache } from '@proofsheet/engine/base/cache/store'
import { finishChanges } from '@proofsheet/engine/base/files/journal'
import { describeImport } from '@proofsheet/import/describe-import'
import { planValidImport, writeImport } from '@proofsheet/import/import-content'
import { readImportOptions } from '@proofsheet/import/import-options'
import { findSources } from '@proofsheet/import/source/find-sources'
import { site } from '../renderer/site/index'

const root = process.cwd()
finishChanges(root)
const { path, collection, isDryRun, isPublished } = readImportOptions(Object.keys(site.collections))
const definition = site.collections[collection as keyof typeof site.collections]
const sources = findSources(path, collection, definition)
const result = await planValidImport({ root, site, cache: createCache(root) }, sources, collection, !isPublished)
if (!isDryRun) writeImport(root, result)
console.log(describeImport(result, isDryRun))
process.exitCode = result.failed.length > 0 ? 1 : 0
