import { recover } from '@proofsheet/engine/build/publish/releases'
import { openBrowser } from '@proofsheet/engine/commands/open-browser'
import { requireBuild } from '@proofsheet/engine/commands/require-build'
import { serveBuild } from '@proofsheet/engine/commands/serve-build'
import { listenFailure, readServerOptions } from '@proofsheet/engine/commands/server-options'
import { isLoopback } from '@proofsheet/engine/vite/server/refuse-request'

const { host, port, open } = readServerOptions('preview', 4173)
const root = process.cwd()
recover(root)
requireBuild(root)
const { addresses } = await serveBuild(root, port, host).catch(error => {
  throw listenFailure(error, 'preview', port)
})
const exposed = '\nEveryone who can reach this machine over the network can now read the built site.'
const warning = host === undefined || isLoopback(String(host)) ? '' : exposed
console.log(`The site is at ${addresses.join(' and ')} (Ctrl+C ends it)${warning}`)
const [first] = addresses
const path = typeof open === 'string' ? open : ''
if (open && first) openBrowser(URL.canParse(path, first) ? new URL(path, first).href : first)
