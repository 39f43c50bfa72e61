import { join, relative } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { engineRoot } from '../base/cache/generated'
import { decodeUrl } from '../base/files/decode-url'
import { isWithheld } from '../base/files/public-files'
import { codeFolders } from '../base/modules/compiled-entry'
import { isOwnBuild } from '../build/own-build'
import { releasesFolder } from '../build/publish/releases'
import { requestPath } from '../pages/html/request-path'
import { createDevTools, devToolsPlugin, type OwnDevTools } from './dev-tools'
import { loadService, prepareContent } from './load-service'
import { guardServer } from './server/guard-server'

/** The module through which pages read content: `readContent(pageContext)` gives the entities and the bodies. */
const virtualId = 'virtual:content'

/** The module that loads the islands of the site. */
const islandsId = 'virtual:islands'

/** The module through which the dev client loads the modules of tools. */
const toolsId = 'virtual:dev-tools'

/**
 * Adds the content to Vite: pages read `virtual:content`; the dev server updates after each save; `vike build` fails
 * where content has errors. Vike runs no file of `content/` and `public/`.
 */
export function content(): Plugin[] {
  // Vike runs files whose names begin with "+", by itself anywhere in the project. It reads this variable of its own when
  // it first looks for them, after the configuration is loaded.
  process.env.VIKE_CRAWL = JSON.stringify({ ignore: [`!(${codeFolders(engineRoot).join('|')})/**`] })
  const tools = createDevTools()
  return [
    {
      name: devToolsPlugin,
      api: tools,
      resolveId: id => (id === toolsId ? `\0${toolsId}` : undefined),
      load: id => (id === `\0${toolsId}` ? importAll(tools.list.flatMap(({ clients }) => clients)) : undefined),
    },
    {
      name: 'content:islands',
      resolveId: id => (id === islandsId ? `\0${islandsId}` : undefined),
      load(id) {
        if (id !== `\0${islandsId}`) return
        const isServer = this.environment.config.consumer === 'server'
        const paths = `Object.keys(import.meta.glob(${islandFiles}))`
        const islands = isServer
          ? `Object.fromEntries(${paths}.map(path => [path]))`
          : `import.meta.glob(${islandFiles})`
        return `export const islands = ${islands}`
      },
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
      // Before all other plug-ins, so that nothing is answered before it; they may take every URL for a valid one.
      enforce: 'pre',
      configureServer: {
        order: 'pre',
        handler(server) {
          refuseInvalidUrls(server.middlewares)
          guardServer(server, tools.list)
          withholdFiles(server)
        },
      },
      configurePreviewServer: ({ middlewares }) => refuseInvalidUrls(middlewares),
    },
    { name: 'content:former-pages', enforce: 'pre', transform: withoutFormerPages },
    follow(tools),
  ]
}

/**
 * Removes Vike's searches for pages by names such as `index.page.tsx`, its former convention. It would run such files
 * wherever they are, in `content/` too, and each search reads every folder below the root, those of the built site too.
 */
const withoutFormerPages = (code: string, id: string) =>
  /virtual:vike:global-entry/.test(id)
    ? code.replace(/import\.meta\.glob\(\['\/\*\*\/\*\.page[^;]*\)(?=;)/g, '{}')
    : undefined

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
      handler: ({ file, server }) => (isInCollection(server.config.root, file) ? [] : undefined),
    },
    async configureServer(server) {
      return (await loadService()).startServer(server, tools)
    },
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

/** The patterns of the files with islands, as Vite's globs take them. */
const islandFiles = JSON.stringify(codeFolders(engineRoot).map(folder => `/${folder}/**/*.island.tsx`))

/** The path of a file from the project's root, with forward slashes. */
const pathFrom = (root: string, file: string) => relative(root, file).replaceAll('\\', '/')

const importAll = (modules: string[]) => modules.map(id => `import ${JSON.stringify(id)}\n`).join('')

/** The folder of a collection, or something in it. */
const isInCollection = (root: string, path: string) =>
  /^content\/(?!(types|media)(\/|$))[^/.]+(\/|$)/.test(pathFrom(root, path))

/**
 * Prepares all packages that pages need before the first page is shown; ignores files that are not sources; lets other
 * origins read nothing, and no request gets files outside of the project.
 */
function devConfig(root: string) {
  return {
    optimizeDeps: {
      entries: codeFolders(root).flatMap(folder => [`${folder}/+client.ts`, `${folder}/**/*.island.tsx`]),
    },
    server: {
      cors: false,
      fs: { allow: [root] },
      watch: {
        // Links in content and public are not followed; Vite would watch all that they lead to.
        followSymlinks: false,
        ignored: [
          ...['.cache', '**/dist', 'tests', 'test-results'].map(name => join(root, name, '**')),
          join(releasesFolder(root), '**'),
          // Vite checks every file of a folder after a change; the service watches collections itself.
          (path: string) => isInCollection(root, path),
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

/** Serves no file of `public/` that a build would not publish. */
function withholdFiles({ config: { base, root }, middlewares }: ViteDevServer): void {
  middlewares.use((request, response, next) => {
    const path = decodeUrl(request.url?.split('?')[0] ?? '/')
    if (path.startsWith(base) && isWithheld(root, path.slice(base.length))) response.writeHead(404).end()
    else next()
  })
}
