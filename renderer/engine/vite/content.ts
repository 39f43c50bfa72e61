import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import { compiledEntry } from '../commands/compile-command.mjs'
import { addIntegrity } from '../html/integrity'
import type { ContentService } from './content-service'

/** The module by which pages read content: `readContent(pageContext)` gives the entities and the bodies. */
const virtualId = 'virtual:content'

/** Where a site starts its content service, from the project's root. */
const serviceEntry = 'renderer/site/vite.ts'

/** Set by `npm run build`, which renders with content that it loads itself; see builder/vite-build.mjs. */
const isFromBuild = () => process.env.CONTENT_FROM_BUILD === 'true'

/** Loaded only where it is needed: a configuration that loads content code would slow down every build. */
export async function loadService(): Promise<ContentService> {
  const { service } = await import(await compiledEntry(serviceEntry))
  return service
}

/**
 * Brings the content to Vite: pages read `virtual:content`; the dev server follows each save; `vike build` fails where
 * content has errors and gives pages the same integrity hashes as `npm run build`.
 */
export function content(): Plugin[] {
  return [
    {
      name: 'content',
      enforce: 'post',
      resolveId: id => (id === virtualId ? `\0${virtualId}` : undefined),
      async load(id) {
        if (id !== `\0${virtualId}`) return
        if (this.environment.mode === 'dev') return fromStore
        return isFromBuild() ? fromPageContext : (await loadService()).contentModule(this.environment.config.root)
      },
    },
    {
      name: 'content:dev',
      apply: 'serve',
      enforce: 'post',
      config({ root = process.cwd() }, { isPreview }) {
        if (isPreview) return
        // Content is read while the server gets ready; whoever asks for it next gets what goes wrong.
        loadService()
          .then(service => service.prepare(root))
          .catch(() => {})
        return devConfig(root)
      },
      // Content files are no modules: the service follows their changes.
      hotUpdate: {
        order: 'post',
        handler({ file, server }) {
          return isContent(pathFrom(server.config.root, file)) ? [] : undefined
        },
      },
      async configureServer(server) {
        await (await loadService()).startServer(server)
      },
    },
    {
      name: 'content:integrity',
      apply: 'build',
      buildApp: {
        order: 'post',
        async handler({ environments }) {
          const { client } = environments
          if (client && !isFromBuild()) addIntegrityBelow(join(client.config.root, client.config.build.outDir))
        },
      },
    },
  ]
}

/** While content is written, pages read it from the store of this process, which has it in memory. */
const fromStore = `export const readContent = ({ content }) => content ?? globalThis[Symbol.for('content store')].read()`

/** In a build of ours the content comes with each page: the code is built once for whatever the content says. */
const fromPageContext = `export async function readContent({ content }) {
  if (!content) throw new Error('A page of this build is rendered from the content that the build brings along.')
  return content
}`

/** The path of a file from the project's root, with forward slashes. */
const pathFrom = (root: string, file: string) => relative(root, file).replaceAll('\\', '/')

const isContent = (path: string) => /^content\/[^/]+\/[^/]+\.mdx$/.test(path)

/** The folder of a collection, or something in it. */
const isInCollection = (path: string) => /^content\/(?!(types|media)(\/|$))[^/.]+(\/|$)/.test(path)

/** Every package that a page can ask for is prepared before the first one is shown; commands' files are no sources. */
function devConfig(root: string) {
  return {
    optimizeDeps: {
      entries: ['renderer/+client.ts', 'renderer/**/*.island.tsx', 'renderer/engine/islands/mount.tsx'],
    },
    server: {
      watch: {
        ignored: [
          ...['.cache', 'dist', 'test-results'].map(name => join(root, name, '**')),
          // Vite looks at every file of a folder after a change in it; the service watches collections itself.
          (path: string) => isInCollection(pathFrom(root, path)),
        ],
      },
    },
  }
}

function addIntegrityBelow(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const file = join(entry.parentPath, entry.name)
    writeFileSync(file, addIntegrity(readFileSync(file, 'utf8'), folder))
  }
}
