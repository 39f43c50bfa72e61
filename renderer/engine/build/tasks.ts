import { type Cache, createCache } from '../base/cache/store'
import { analysisKey } from '../content/analysis-key'
import { type AnalyzedFile, createFileAnalyzer } from '../content/analyze'
import { isContentFile } from '../content/files/content-path'
import type { Entry } from '../content/files/find'
import { createMarkdownFields } from '../content/inline/markdown-fields'
import { createBodyCompiler, type MdxLoader } from '../mdx/compile'
import type { SiteDefinition } from '../site'
import { createBodyCache } from './rendering/body-cache'
import { createPageRenderer, type PageTask, type RenderedFile, type RenderSources } from './rendering/page-renderer'

/** The tasks that a build gives to its workers. */
export type BuildTasks = ReturnType<typeof createBuildTasks>

/**
 * How many pages have files in the making at a time, in each worker: one is rendered while cards and compressed
 * files of two others are made. With a whole batch of 16 a large site needs 200 MB more and is no faster.
 */
const pagesAtOnce = 3

/** The tasks of a build of the site below a root; `loadMdx` loads another compiler of bodies, for tests. */
export function createBuildTasks(
  site: SiteDefinition,
  root: string,
  cache: Cache = createCache(root),
  loadMdx?: MdxLoader,
) {
  const analyzeFile = createFileAnalyzer(site)
  const compile = createBodyCompiler(site, { fields: createMarkdownFields(root, site, cache), loadMdx })
  let bodies: ReturnType<typeof createBodyCache> | undefined
  let renderer: ReturnType<typeof createPageRenderer> | undefined
  return {
    /** Analyzes content files. */
    async analyze(entries: Entry[]): Promise<AnalyzedFile[]> {
      return entries.map(analyzeFile).map(({ analysis }) => ({ analysis }))
    },
    /** Analyzes content files and caches the compiled bodies of those that have no error. */
    async compile(entries: Entry[]): Promise<AnalyzedFile[]> {
      bodies ??= createBodyCache(root, analysisKey(site))
      const analyzed = []
      for (const entry of entries) {
        const { analysis, tree, parsed } = analyzeFile(entry)
        const { file, hash } = entry
        const { data: frontmatter, facts } = analysis
        if (tree && isContentFile(file))
          bodies.set(file, { hash, facts }, await compile({ file, body: parsed.body, tree, frontmatter, facts }))
        analyzed.push({ analysis })
      }
      return analyzed
    },
    /** Creates the renderer of this worker and loads the built code. */
    async initRenderer(sources: RenderSources): Promise<void> {
      renderer = createPageRenderer({ site, root, cache, compile }, sources)
      await renderer.ready
    },
    /** Renders and stores pages, with the files that belong to them. Throws the first error of a rendering. */
    async renderPages(tasks: PageTask[]): Promise<RenderedFile[]> {
      if (!renderer) throw new Error('Call initRenderer before renderPages.')
      const pages: (() => Promise<RenderedFile>)[] = []
      for (const [index, task] of tasks.entries()) {
        pages.push(await renderer.render(task))
        await pages[index + 1 - pagesAtOnce]?.()
      }
      return Promise.all(pages.map(finish => finish()))
    },
  }
}
