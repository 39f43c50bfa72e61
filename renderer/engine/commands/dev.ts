import { dev } from 'vike/api'
import { finishChanges } from '../base/files/journal'
import { prepareContent } from '../vite/load-service'
import { listenFailure, readServerOptions } from './server-options'

/** Runs `npm run dev`: serves pages that follow each save. */
export async function runDev(args: string[] = process.argv.slice(2)): Promise<void> {
  // Silences Vite's warning that a future loader of its configuration will require file endings in imports.
  process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'
  const options = readServerOptions('dev', 3000, args)
  finishChanges(process.cwd())
  // Before Vite has read its configuration, whose plug-ins do the same with the same service.
  prepareContent(process.cwd())
  // A requested port is used or refused; without one, Vite takes the next that is free.
  const strictPort = 'PORT' in process.env || args.some(word => word.startsWith('--port'))
  const { viteServer } = await dev({
    startupLog: false,
    viteConfig: { logLevel: 'warn', server: { ...options, strictPort } },
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
