import { spawn } from 'node:child_process'
import { recover, requireBuild } from '../build/publish/releases'
import { isLoopback } from '../vite/server/refuse-request'
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

/** Opens a URL in the system's browser. Does nothing where there is none: the output has the URL too. */
function openBrowser(address: string): void {
  const [program, words] = openerOf(address)
  const isWindows = process.platform === 'win32'
  const opener = spawn(program, words, { stdio: 'ignore', detached: !isWindows, windowsVerbatimArguments: isWindows })
  opener.on('error', () => {})
  opener.unref()
}

function openerOf(address: string): [program: string, words: string[]] {
  if (process.platform === 'darwin') return ['open', [address]]
  // `start` is part of the shell and takes the first quoted argument as a window title.
  if (process.platform === 'win32') return ['cmd', ['/c', 'start', '""', `"${address}"`]]
  return ['xdg-open', [address]]
}
