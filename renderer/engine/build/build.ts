import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { count, formatIssue, type Issue, isError, sortIssues } from '../base/diagnostics/issue'
import { describeFailure } from '../base/failures/describe-failure.mjs'
import { Failure } from '../base/failures/failure.mjs'
import { progress } from '../base/failures/progress'
import { checkFiles } from '../base/files/check-files'
import { createWorkerPool } from '../base/workers/worker-pool'
import type { BuildOptions } from '../commands/build-options'
import { comparisonFolder } from '../content/dates/comparison'
import { basePath } from '../pages/html/base-path'
import { makeOutputs } from '../pages/outputs/make-outputs'
import { noHints } from '../pages/outputs/markdown/hints'
import type { Output, RenderedPage, StoredFile } from '../pages/outputs/output'
import { buildCode } from './build-code'
import { type BuildContext, createBuildContext } from './build-context'
import { explain } from './explain'
import { changedInputs } from './inputs'
import { type Content, loadContent } from './load-content'
import { checkLedger, saveLedger } from './publish/check-ledger'
import { syncFolder } from './publish/link-files'
import type { ManifestFile } from './publish/manifest'
import { writeNextChange } from './publish/next-change'
import { listReleases } from './publish/releases'
import { discard, openFolder, openStaging, publish, storeDrafts, warmFolder } from './publish/staging'
import { renderPages } from './rendering/render-pages'
import { stageSite, storeSite } from './stage-site'
import { createBuildTasks } from './tasks'
import { type BuildState, lastFileHashes, saveBuildState } from './up-to-date'

/** The result of a build. */
export interface BuildResult {
  manifest: ManifestFile[]
  warnings: string[]
  explanation?: string
}

/**
 * Builds and publishes the site; unchanged pages and files are reused. Ends the process with exit code 1, without
 * publishing, where the content has errors.
 */
export async function build(context: BuildContext, state: BuildState, options: BuildOptions): Promise<BuildResult> {
  const { root, site, cache, inputs } = context
  // No other process starts while there is a file that it might run.
  stopAtErrors(checkFiles(root, site))
  const codeChanges = changedInputs(lastFileHashes(context), inputs.parts)
  const pool = createWorkerPool(createBuildTasks(site, root, cache))
  progress('Checking content, building scripts and styles …')
  const codeBuild = buildCode(root, inputs.code)
  const content = await loadContent(context, pool)
  if (content.issues.some(isError)) stopAtErrors([...content.issues, ...(await content.typeIssues)])
  const code = await codeBuild

  const staging = options.comparedIn ? openFolder(options.comparedIn) : openStaging(root)
  if (!options.comparedIn) process.once('exit', () => discard(staging))
  const onPage = (done: number) => progress(`Rendering pages … ${done}`)
  const rendering = renderPages(context, { code, content, pool, onPage })
  // Report type errors rather than the render errors they cause.
  rendering.catch(() => {})
  const contentIssues = [...content.issues, ...(await content.typeIssues)]
  if (contentIssues.some(isError)) await pool.close()
  stopAtErrors(contentIssues)
  const { pages, statuses } = await rendering
  await pool.close()

  progress('Writing the files beside the pages …')
  const outputs = await generateOutputs(context, content, pages)
  const next = writeNextChange(staging, content.everything, options.at)
  const { collections } = site
  const ledger = options.isUnrecorded
    ? undefined
    : checkLedger({
        root,
        collections,
        pages,
        outputs,
        former: content.former,
        everything: content.everything,
        ...options,
      })
  stopAtErrors(ledger?.issues ?? [])
  // The ledger comes first: it must not lack a published URL, and whoever can't write it must hear before publishing.
  const ledgerChanges = ledger && options.isPublication ? saveLedger(root, ledger) : []
  if (ledgerChanges.length > 0) {
    // The days of changed texts are part of pages and files: they are made again from the ledger that has them.
    discard(staging)
    const result = await build(createBuildContext(root, site), state, options)
    return { ...result, warnings: [...ledgerChanges, ...result.warnings] }
  }

  progress('Compressing …')
  const parts = { pages, outputs, code }
  const files = await storeSite(context, parts)
  const manifest = stageSite(context, staging, parts, files)
  const warnings = warningsOf(outputs, contentIssues)
  const release = options.comparedIn ?? (options.isWithDrafts ? storeDrafts(root, staging) : publish(staging))
  progress('')
  const saveState = () => options.isUnrecorded || saveBuildState(context, release, state, warnings, next)
  const unsaved = options.isWithDrafts ? [] : prepareNextBuild(context, files, saveState)
  return {
    manifest,
    warnings: [...warnings, ...unsaved],
    explanation: options.explained ? explain(options.explained, statuses, codeChanges) : undefined,
  }
}

async function generateOutputs(
  { root, site, cache, inputs }: BuildContext,
  content: Content,
  pages: RenderedPage[],
): Promise<Output[]> {
  const { collections, settings, providers = {}, markdown = noHints } = site
  return makeOutputs((await site.outputs?.()) ?? [], {
    root,
    site: content.site,
    media: content.media,
    collections,
    pages,
    settings,
    providers,
    base: basePath(),
    markdown,
    read: ({ path, hash }) => {
      const content = cache.getBlob(hash)
      if (!content) throw new Failure(`The cache has lost ${path}. Build once more.`)
      return content.toString('utf8')
    },
    memoize: (kind, parts, make) => cache.memoize(kind, [inputs.outputs, ...parts], make),
  })
}

/**
 * Saves what the next build reuses. The site is published already: where that can't be written, the next build only
 * takes longer, and a warning gives the reason.
 */
function prepareNextBuild(
  context: BuildContext,
  files: ReadonlyMap<string, StoredFile>,
  saveState: () => void,
): string[] {
  try {
    prepareNextStaging(context, files)
    context.hashes.save()
    context.cache.prune()
    saveState()
    return []
  } catch (error) {
    return [`The site is published, but the next build can't reuse it: ${describeFailure(error)}`]
  }
}

/** Creates the warm folder for the second build after the first one. In CI there is seldom a second one. */
function prepareNextStaging(context: BuildContext, files: ReadonlyMap<string, StoredFile>): void {
  const folder = warmFolder(context.root)
  if (process.env.CI || comparisonFolder() || existsSync(folder) || listReleases(context.root).length > 1) return
  syncFolder(context, join(folder, 'client'), files)
}

function warningsOf(outputs: Output[], issues: Issue[]): string[] {
  return [
    ...outputs.flatMap(output => output.warnings ?? []),
    ...(issues.length > 0 ? [`${count(issues.length, 'warning')} in content; npm run check shows them.`] : []),
  ]
}

function stopAtErrors(found: Issue[]): void {
  const errors = sortIssues(found.filter(isError))
  if (errors.length === 0) return
  progress('')
  console.error(`${errors.map(formatIssue).join('\n\n')}\n\n${count(errors.length, 'issue')}.`)
  process.exit(1)
}
