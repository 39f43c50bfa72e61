import { throwErrors } from '../base/diagnostics/content-errors'
import { progress } from '../base/failures/progress'
import { basePath } from '../pages/html/base-path'
import { engineOutputs, makeOutputs } from '../pages/outputs/make-outputs'
import type { Output, RenderedPage } from '../pages/outputs/output'
import { filesOfPage } from '../pages/outputs/page-files'
import { buildCode, type Code, OtherCode } from './build-code'
import type { BuildContext } from './build-context'
import type { PageStatus } from './explain'
import { type Content, createWorkshop, loadContent, type Workshop } from './load-content'
import { isCached, readStored, storeBlob } from './publish/link-files'
import { renderPages } from './rendering/render-pages'

/** A site that is rendered and not yet stored. */
export interface RenderedSite {
  content: Content
  code: Code
  pages: RenderedPage[]
  outputs: Output[]
  /** The reason why each page was rendered or reused, by its URL. */
  statuses: Map<string, PageStatus>
}

/** Checks content, builds the code, renders pages and the files beside them. Throws `ContentErrors`. */
export async function renderSite(context: BuildContext, workshop: Workshop): Promise<RenderedSite> {
  const rendered = await renderInPool(context, workshop)
  progress('Writing the files beside the pages …')
  return { ...rendered, outputs: await generateOutputs(context, rendered.content, rendered.pages) }
}

/** Renders the pages left to this machine, with their files and compressed variants. Throws `ContentErrors`. */
export async function renderShard(context: BuildContext): Promise<void> {
  const { pages } = await renderInPool(context, createWorkshop(context, context.moment), true)
  progress('Compressing …')
  await (await context.site.compress?.())?.(context, pages.flatMap(filesOfPage), 'best')
  context.hashes.save()
}

/** Renders pages with the workers, and ends these afterwards. Server code is built early where pages will need it. */
async function renderInPool(context: BuildContext, workshop: Workshop, isShard = false) {
  const { pool } = workshop
  try {
    progress('Checking content, building scripts and styles …')
    const codeBuild = buildCode(context)
    workshop.onAnalyze = () => void codeBuild.then(({ server }) => server()).catch(() => {})
    if (isShard) workshop.onAnalyze()
    const content = await loadContent(context, workshop)
    throwErrors(content.issues)
    const onPage = (done: number) => progress(`Rendering pages … ${done}`)
    const render = async (code: Code) => {
      const { pages, statuses } = await renderPages(context, { code, content, pool, onPage })
      return { content, code, pages, statuses }
    }
    return await render(await codeBuild).catch(error => {
      if (!(error instanceof OtherCode)) throw error
      return render(error.code)
    })
  } finally {
    await pool.close()
  }
}

async function generateOutputs(context: BuildContext, content: Content, pages: RenderedPage[]): Promise<Output[]> {
  const { root, site, cache, inputs, moment } = context
  const { collections, settings, providers = {} } = site
  return makeOutputs([...engineOutputs, ...((await site.outputs?.()) ?? [])], {
    root,
    cache,
    site: content.site,
    media: content.media,
    collections,
    pages,
    settings,
    providers,
    base: basePath(),
    host: site.host,
    at: moment.at,
    read: stored => readStored(cache, stored).toString('utf8'),
    store: made => storeBlob(context, made),
    isStored: hash => isCached(context, hash),
    key: inputs.outputs,
    memoize: (kind, parts, make) => cache.memoize(kind, [inputs.outputs, ...parts], make),
  })
}
