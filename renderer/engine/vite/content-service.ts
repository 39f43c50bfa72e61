import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { createCache } from '../base/cache/store'
import { throwErrors } from '../base/diagnostics/content-errors'
import { checkFiles } from '../base/files/check-files'
import { createWorkerPool } from '../base/workers/worker-pool'
import type { BuildTasks } from '../build/tasks'
import { createFileAnalyzer } from '../content/analyze'
import { present } from '../content/dates/clock'
import { publishedOf } from '../content/dates/published'
import type { Document } from '../content/document'
import { readFacts, valuesOf } from '../content/facts/facts'
import { replaceFacts } from '../content/facts/resolve-facts'
import { isContentFile } from '../content/files/content-path'
import type { Entry } from '../content/files/find'
import type { IncrementalOptions } from '../content/incremental'
import { createMarkdownFields } from '../content/inline/markdown-fields'
import { createLoader, type Loader } from '../content/load'
import { parseEntry } from '../content/parse'
import { type BodyCompiler, createBodyCompiler, toModule } from '../mdx/compile'
import type { SiteDefinition } from '../site'
import type { OwnDevTools } from './dev-tools'
import { startContentServer } from './server/content-server'

/** The part of the content plug-in that reads content. */
export interface ContentService {
  /** Starts to load the content below a root, before the dev server starts. */
  prepare(root: string): Promise<void>
  /** Adds the endpoints for writers to the dev server. Gives the function to call when Vite has added its own. */
  startServer(server: ViteDevServer, tools: OwnDevTools): Promise<() => void>
  /** The code of `virtual:content` for `vike build`: published entities, and bodies as modules. Throws all errors. */
  contentModule(root: string): Promise<string>
  /** Checks which files are in `content/` and `public/`. Throws the issues. */
  checkFiles(root: string): void
  /** Compiles an `.mdx` file to the code of a module. Throws where it can't be parsed. */
  compileModule(source: string, file: string, root: string): Promise<string>
}

/** Creates the content service of a site. */
export function createContentService(site: SiteDefinition): ContentService {
  let live: { root: string; check: Loader } | undefined
  let prepared: Promise<unknown> | undefined
  let compile: BodyCompiler | undefined
  // Of the texts of `vike build`, each until its tree is compiled, which uses that up.
  const documents = new Map<string, Document>()
  const checkerOf = (root: string) => {
    live = live?.root === root ? live : { root, check: createLoader({ root, site, analyze: analyzeAside(site) }) }
    return live.check
  }
  return {
    async prepare(root) {
      // Vite loads its configuration several times.
      prepared ??= checkerOf(root)()
      await prepared
    },
    async startServer(server, tools) {
      return startContentServer(server, site, checkerOf(server.config.root), tools)
    },
    async contentModule(root) {
      const analyzeFile = createFileAnalyzer(site)
      const load = createLoader({ root, site, analyze: async entries => entries.map(analyzeFile) })
      const { value, media, former, issues, documents: found } = await load()
      throwErrors(issues)
      for (const document of found) documents.set(document.entry.file, document)
      const entities = publishedOf(value, present())
      const bodies = Object.values(entities)
        .flat()
        .filter(({ file }) => isContentFile(file))
        .map(({ file }) => `  ${JSON.stringify(file)}: () => import(${JSON.stringify(join(root, file))}),\n`)
      return `import { withFormerAnchors } from '@proofsheet/engine/mdx/headings/former-anchors'
const [site, media, former] = JSON.parse(${JSON.stringify(JSON.stringify([entities, media, former]))})
const bodies = {\n${bodies.join('')}}
const bodyOf = async file => withFormerAnchors((await bodies[file]?.())?.default ?? (() => null), former[file])
export const readContent = async ({ content }) => content ?? { site, media, bodyOf }`
    },
    checkFiles: root => throwErrors(checkFiles(root, site)),
    async compileModule(source, file, root) {
      const { data, body } = parseEntry(source, file).value
      const facts = valuesOf(readFacts(root, site).value)
      compile ??= createBodyCompiler(site, { fields: createMarkdownFields(root, site, createCache(root)) })
      const checked = documents.get(file)
      documents.delete(file)
      const tree = checked?.entry.source === source ? checked.tree : undefined
      return toModule(await compile({ body, file, tree, frontmatter: replaceFacts(data, facts), facts }))
    },
  }
}

/** The largest number of files analyzed in this process, which starts the dev server meanwhile. */
const maxInlineFiles = 20

/** Analyzes many files in workers, which end with the last of them. */
function analyzeAside(site: SiteDefinition): IncrementalOptions['analyze'] {
  const analyzeFile = createFileAnalyzer(site)
  const analyze: BuildTasks['analyze'] = async entries => entries.map(analyzeFile)
  const pool = createWorkerPool({ analyze }, undefined, maxInlineFiles)
  const copies = (entries: Entry[]) => entries.map(({ ...entry }) => entry)
  return entries => pool.mapBatches('analyze', copies(entries)).finally(pool.close)
}
