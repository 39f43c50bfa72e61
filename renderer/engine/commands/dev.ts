import { dev } from 'vike/api'
import { finishChanges } from '../base/files/journal'
import { prepareContent } from '../vite/load-service'
import { listenFailure, readServerOptions } from './server-options'

/** Runs `npm run dev`: serves pages that follow each save. */
export async function runDev(args?: string[]): Promise<void> {
  const options = readServerOptions('dev', 3000, args)
  finishChanges(process.cwd())
  // Before Vite has read its configuration, whose plug-ins do the same with the same service.
  prepareContent(process.cwd())
  const { viteServer } = await dev({
    startupLog: false,
    viteConfig: { logLevel: 'warn', server: options },
  }).catch(error => {
    throw listenFailure(error, 'dev', options.port)
  })
  const { local = [], network = [] } = viteServer.resolvedUrls ?? {}
  const [address, ...others] = [...local, ...network]
  const addresses = [address ?? `http://localhost:${options.port}/`, ...others].join(' and ')
  console.log(`Pages are live at ${addresses} while you write. Ctrl+C ends it.`)
  // The first page loads the code of all pages: request it before the writer opens the browser.
  if (address) await fetch(address).catch(() => {})
}
