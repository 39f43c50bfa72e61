import { recover } from '../build/publish/releases'
import { isLoopback } from '../vite/server/refuse-request'
import { openBrowser } from './open-browser'
import { requireBuild } from './require-build'
import { serveBuild } from './serve-build'
import { listenFailure, readServerOptions } from './server-options'

const exposed = '\nEveryone who can reach this machine over the network can now read the built site.'

/** Runs `npm run preview`: serves the built site as a host does. */
export async function runPreview(args?: string[]): Promise<void> {
  const { host, port, open } = readServerOptions('preview', 4173, args)
  const root = process.cwd()
  recover(root)
  requireBuild(root)
  const { addresses } = await serveBuild(root, port, host).catch(error => {
    throw listenFailure(error, 'preview', port)
  })
  const warning = host === undefined || isLoopback(String(host)) ? '' : exposed
  console.log(`The site is at ${addresses.join(' and ')} (Ctrl+C ends it)${warning}`)
  const [first] = addresses
  const path = typeof open === 'string' ? open : ''
  if (open && first) openBrowser(URL.canParse(path, first) ? new URL(path, first).href : first)
}
