import { existsSync } from 'node:fs'
import { dev } from 'vike/api'
import type { ViteDevServer } from 'vite'
import { createCache } from '../base/cache/store'
import { finishChanges } from '../base/files/journal'
import { prepareContent } from '../vite/load-service'
import { listenFailure, readServerOptions } from './server-options'

/** Runs `npm run dev`: serves pages that follow each save. */
export async function runDev(args?: string[]): Promise<void> {
  const options = readServerOptions('dev', 3000, args)
  finishChanges(process.cwd())
  const cache = createCache(process.cwd())
  const ssrFiles = (cache.get<string[]>(...modulesKey) ?? []).filter(file => existsSync(file))
  // Before Vite has read its configuration, whose plug-ins do the same with the same service.
  prepareContent(process.cwd())
  const { viteServer } = await dev({
    startupLog: false,
    viteConfig: { logLevel: 'warn', server: { ...options, warmup: { ssrFiles } } },
  }).catch(error => {
    throw listenFailure(error, 'dev', options.port)
  })
  const { local = [], network = [] } = viteServer.resolvedUrls ?? {}
  const [address, ...others] = [...local, ...network]
  const addresses = [address ?? `http://localhost:${options.port}/`, ...others].join(' and ')
  console.log(`Pages are live at ${addresses} while you write. Ctrl+C ends it.`)
  // The first page loads the code of all pages: request it before the writer opens the browser.
  if (address) await fetch(address).catch(() => {})
  cache.set(...modulesKey, modulesOf(viteServer))
}

/** Where the modules of the last first page are cached: Vite transforms them while it starts, not one by one later. */
const modulesKey = ['dev', 'modules'] as const

/** The absolute paths of the modules that others import on the server. */
const modulesOf = ({ environments: { ssr } }: ViteDevServer) =>
  [...ssr.moduleGraph.idToModuleMap].flatMap(([id, { importers }]) =>
    importers.size > 0 && /^(\/|\w:\/)[^?]+\.[jt]sx?$/.test(id) ? [id] : [],
  )
