import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { isOwnBuild } from '../build/own-build'
import { releasesFolder, removeLink } from '../build/publish/releases'
import { addIntegrity } from '../pages/html/integrity'
import { requestPath } from '../pages/html/request-path'
import { boundary } from './boundary-plugin'
import { createDevTools, devToolsPlugin, type OwnDevTools } from './dev-tools'
import { loadService, prepareContent } from './load-service'
import { restart } from './restart-plugin'
import { guardServer } from './server/guard-server'

/** The module through which pages read content: `readContent(pageContext)` gives the entities and the bodies. */
const virtualId = 'virtual:content'

/** The module through which the dev client loads the modules of tools. */
const toolsId = 'virtual:dev-tools'

/**
 * Adds the content to Vite: pages read `virtual:content`; the dev server updates after each save; `vike build` fails
 * where content has errors, and adds the same integrity hashes as `npm run build`.
 */
export function content(): Plugin[] {
  const tools = createDevTools()
  return [
    packages(),
    ...boundary(),
    restart(),
    {
      name: devToolsPlugin,
      api: tools,
      resolveId: id => (id === toolsId ? `\0${toolsId}` : undefined),
      load: id => (id === `\0${toolsId}` ? importAll(tools.list.flatMap(({ clients }) => clients)) : undefined),
    },
    {
      name: 'content',
      enforce: 'post',
      resolveId: id => (id === virtualId ? `\0${virtualId}` : undefined),
      async load(id) {
        if (id !== `\0${virtualId}`) return
        const { config, mode } = this.environment
        const isGiven = mode === 'dev' || isOwnBuild(config)
        return isGiven ? fromPageContext : (await loadService()).contentModule(config.root)
      },
    },
    {
      name: 'content:guard',
      apply: 'serve',
      // Before all other plug-ins, so that nothing is answered before it.
      enforce: 'pre',
      configureServer: { order: 'pre', handler: server => guardServer(server, tools.list) },
    },
    follow(tools),
    replaceDist(),
    {
      name: 'content:addresses',
      apply: 'serve',
      enforce: 'pre',
      // Before all other plug-ins, which may take every URL for a valid one.
      configureServer: ({ middlewares }) => refuseInvalidUrls(middlewares),
      configurePreviewServer: ({ middlewares }) => refuseInvalidUrls(middlewares),
    },
    integrity(),
  ]
}

/** Follows the content in the dev server. */
function follow(tools: OwnDevTools): Plugin {
  return {
    name: 'content:dev',
    apply: 'serve',
    enforce: 'post',
    config({ root = process.cwd() }, { isPreview }) {
      if (isPreview) return
      prepareContent(root)
      return devConfig(root)
    },
    // Content files are not modules; the service watches them.
    hotUpdate: {
      order: 'post',
      handler({ file, server }) {
        return isContent(pathFrom(server.config.root, file)) ? [] : undefined
      },
    },
    async configureServer(server) {
      return (await loadService()).startServer(server, tools)
    },
  }
}

/** Makes room for `vike build`, which writes into `dist`. */
function replaceDist(): Plugin {
  return {
    name: 'content:dist',
    apply: 'build',
    enforce: 'pre',
    // Before Vite empties the folder that it is going to write into.
    renderStart: {
      order: 'pre',
      handler() {
        const { config } = this.environment
        if (!isOwnBuild(config)) removeLink(config.root)
      },
    },
  }
}

/** Adds integrity hashes to the pages of `vike build`. */
function integrity(): Plugin {
  return {
    name: 'content:integrity',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ config, environments }) {
        const { client } = environments
        if (client && !isOwnBuild(config)) addIntegrityBelow(join(client.config.root, client.config.build.outDir))
      },
    },
  }
}

/**
 * Lets Vite compile this project's packages like the site's own code, wherever they are installed: they import styles,
 * workers and virtual modules.
 */
function packages(): Plugin {
  return {
    name: 'content:packages',
    config: () => ({
      ssr: { noExternal: [/^@proofsheet\//] },
      // Packages that only browser code of the engine imports: Vite does not search it for imports.
      optimizeDeps: { exclude: ['@proofsheet/engine'], include: ['@proofsheet/engine > idiomorph'] },
    }),
  }
}

/**
 * The dev server and `npm run build` give the content to each page, so that the code of pages doesn't depend on it: as a
 * value, or as a function that reads it.
 */
const fromPageContext = `import { setLookup } from '@proofsheet/engine/content/lookup'
export async function readContent({ content: given }) {
  if (!given) throw new Error('The content is passed to each page, and this page got none.')
  const content = typeof given === 'function' ? await given() : given
  if (content.lookup) setLookup(content.site, content.lookup)
  return content
}`

const importAll = (modules: string[]) => modules.map(id => `import ${JSON.stringify(id)}\n`).join('')

/** The path of a file from the project's root, with forward slashes. */
const pathFrom = (root: string, file: string) => relative(root, file).replaceAll('\\', '/')

const isContent = (path: string) => /^content\/[^/]+\/.+\.mdx?$/.test(path)

/** The folder of a collection, or something in it. */
const isInCollection = (path: string) => /^content\/(?!(types|media)(\/|$))[^/.]+(\/|$)/.test(path)

/**
 * Prepares all packages that pages need before the first page is shown; ignores files that are not sources; lets other
 * origins read nothing, and no request gets files outside of the project.
 */
function devConfig(root: string) {
  return {
    optimizeDeps: {
      entries: ['renderer/+client.ts', 'renderer/**/*.island.tsx'],
    },
    server: {
      cors: false,
      fs: { allow: [root] },
      watch: {
        // Links in content and public are not followed; Vite would watch all that they lead to.
        followSymlinks: false,
        ignored: [
          ...['.cache', 'dist', 'test-results'].map(name => join(root, name, '**')),
          join(releasesFolder(root), '**'),
          // Vite checks every file of a folder after a change; the service watches collections itself.
          (path: string) => isInCollection(pathFrom(root, path)),
        ],
      },
    },
  }
}

function refuseInvalidUrls(middlewares: Connect.Server): void {
  middlewares.use((request, response, next) => {
    if (requestPath(request.url) !== undefined) return next()
    response.writeHead(400, { 'Content-Type': 'text/plain' }).end('This is not the address of a page or file.\n')
  })
}

function addIntegrityBelow(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue
    const file = join(entry.parentPath, entry.name)
    writeFileSync(file, addIntegrity(readFileSync(file, 'utf8'), folder))
  }
}
