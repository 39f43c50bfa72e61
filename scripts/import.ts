import { describeImport } from '../renderer/engine/authoring/import/describe-import'
import { planValidImport, writeImport } from '../renderer/engine/authoring/import/import-content'
import { findSources } from '../renderer/engine/authoring/import/source/find-sources'
import { finishRename } from '../renderer/engine/authoring/rename/journal'
import { createCache } from '../renderer/engine/cache/store'
import { readImportOptions } from '../renderer/engine/commands/options/import-options'
import { site } from '../renderer/site/index'

const root = process.cwd()
finishRename(root)
const { path, collection, isDryRun, isPublished } = readImportOptions(Object.keys(site.collections))
const definition = site.collections[collection as keyof typeof site.collections]
const sources = findSources(path, collection, definition)
const result = await planValidImport({ root, site, cache: createCache(root) }, sources, collection, !isPublished)
if (!isDryRun) writeImport(root, result)
console.log(describeImport(result, isDryRun))
process.exitCode = result.failed.length > 0 ? 1 : 0
