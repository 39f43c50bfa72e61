import { spawn } from 'node:child_process'
import { recover, requireBuild } from '../build/publish/releases'
import { isLoopback } from '../vite/server/refuse-request'
import { type BuildServer, serveBuild } from './serve-build'
import { listenFailure, readServerOptions, type ServerOptions } from './server-options'

const exposed = '\nEveryone who can reach this machine over the network can now read the built site.'

/** Runs `npm run preview`: serves the built site as a host does. */
export async function runPreview(args?: string[]): Promise<void> {
  const options = readServerOptions('preview', 4173, args)
  const { host, open } = options
  const root = process.cwd()
  recover(root)
  requireBuild(root)
  const { addresses } = await serve(root, options)
  const warning = host === undefined || isLoopback(String(host)) ? '' : exposed
  console.log(`The site is at ${addresses.join(' and ')} (Ctrl+C ends it)${warning}`)
  const [first] = addresses
  const path = typeof open === 'string' ? open : ''
  if (open && first) openBrowser(URL.canParse(path, first) ? new URL(path, first).href : first)
}

/** Serves the built site at the port that was asked for, else at the first free one from the default. */
function serve(root: string, options: ServerOptions): Promise<BuildServer> {
  const { host, port, strictPort } = options
  return serveBuild(root, port, host).catch(error => {
    if (error.code === 'EADDRINUSE' && !strictPort && port < 65535) return serve(root, { ...options, port: port + 1 })
    throw listenFailure(error, 'preview', port)
  })
}

/** The program that opens an address. On Windows, `start` of the shell takes the first quoted text as a title. */
const openers: Partial<Record<NodeJS.Platform, string[]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', '""'] }

/** Opens a URL in the system's browser. Does nothing where there is none: the output has the URL too. */
function openBrowser(address: string): void {
  const [program = '', ...words] = openers[process.platform] ?? ['xdg-open']
  const isWindows = process.platform === 'win32'
  const all = [...words, isWindows ? `"${address}"` : address]
  const opener = spawn(program, all, { stdio: 'ignore', detached: !isWindows, windowsVerbatimArguments: isWindows })
  opener.on('error', () => {})
  opener.unref()
}
