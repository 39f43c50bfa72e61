import { existsSync } from 'node:fs'
import { site as settings } from '../../../content/site'
import { markdownHints } from '../../site/outputs/markdown-hints'
import { saveFileHashes } from '../cache/file-hashes'
import { memoize, pruneCache } from '../cache/store'
import type { BuildOptions } from '../commands/build-options'
import { progress } from '../commands/progress'
import { count, formatIssue, type Issue, isError, sortIssues } from '../diagnostics/issue'
import { basePath } from '../html/base-path'
import { makeOutputs } from '../outputs/make-outputs'
import type { RenderedPage } from '../outputs/output'
import { compressFiles } from '../publish/compress'
import { checkLedger, saveLedger } from '../publish/keep-ledger'
import { type ManifestFile, writeManifest } from '../publish/manifest'
import { discard, openStaging, publish, warmFolder } from '../publish/staging'
import { writeNextChange, writeOutputs } from '../publish/write'
import { Pool } from '../workers/worker-pool'
import { buildCode, copyAssets } from './build-code'
import { explain } from './explain'
import { changedInputs, type Inputs } from './inputs'
import { syncFolder } from './link-files'
import { readContent } from './load-content'
import { renderPages } from './render-pages'
import { lastFileHashes, saveBuildState } from './up-to-date'

/** Builds and publishes the site from what has changed and what was kept. Ends the process where content has errors. */
export async function buildAnew(
  inputs: Inputs,
  state: string,
  { at, isLookAhead, explained }: BuildOptions,
): Promise<{ manifest: ManifestFile[]; warnings: string[]; explanation?: string }> {
  const codeChanges = changedInputs(lastFileHashes(), inputs.parts)
  const pool = new Pool()
  progress('Checking content, building scripts and styles …')
  const coming = buildCode(inputs.code)
  const content = await readContent(inputs.compiler, pool)
  if (content.issues.some(isError)) stopAtErrors([...content.issues, ...(await content.typeIssues)])
  const code = await coming

  const staging = openStaging()
  process.once('exit', () => discard(staging))
  const drawing = renderPages(staging, code, content, inputs, pool, done => progress(`Drawing pages … ${done}`))
  // What types say of a text comes before what comes of it when it is drawn.
  drawing.catch(() => {})
  const ofContent = [...content.issues, ...(await content.typeIssues)]
  if (ofContent.some(isError)) await pool.close()
  stopAtErrors(ofContent)
  const { pages, statuses } = await drawing
  copyAssets(code, staging)
  await pool.close()

  progress('Writing what stands beside the pages …')
  const outputs = await makeOutputs({
    site: content.site,
    pages,
    settings,
    base: basePath(),
    markdown: markdownHints,
    memoize: (kind, made, make) => memoize(kind, [inputs.outputs, ...made], make),
  })
  await writeOutputs(staging, outputs)
  const next = await writeNextChange(staging, content.everything, at)
  const ledger = isLookAhead ? undefined : await checkLedger(pages, outputs, content.everything, at)
  stopAtErrors(ledger?.issues ?? [])

  progress('Compressing …')
  await compressFiles(staging)
  const manifest = writeManifest(staging, pages, outputs)
  publish(staging)
  if (!existsSync(warmFolder())) layOutNext(pages)
  saveFileHashes()
  pruneCache()
  progress('')
  const warnings = [
    ...outputs.flatMap(output => output.warnings ?? []),
    ...(ofContent.length > 0 ? [`${count(ofContent.length, 'warning')} in content; npm run check shows them.`] : []),
  ]
  const news = ledger ? saveLedger(ledger) : []
  // What the ledger lacks is told until it is there; and what it got has changed what the next build reads.
  if (!isLookAhead && news.length === 0) saveBuildState(inputs, state, warnings, next)
  return {
    manifest,
    warnings: [...warnings, ...news],
    ...(explained && { explanation: explain(explained, statuses, codeChanges) }),
  }
}

/** What a second build can start with, after the first. In CI there is seldom a second. */
function layOutNext(pages: RenderedPage[]): void {
  if (process.env.CI) return
  try {
    syncFolder(warmFolder(), new Map(pages.map(({ path, hash }) => [path, hash])))
  } catch {
    // The site is published: where there is no room for another, the next build takes a little longer.
  }
}

function stopAtErrors(found: Issue[]): void {
  const errors = sortIssues(found.filter(isError))
  if (errors.length === 0) return
  progress('')
  console.error(`${errors.map(formatIssue).join('\n\n')}\n\n${count(errors.length, 'issue')}. Nothing was published.`)
  process.exit(1)
}
