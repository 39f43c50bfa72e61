import { openBrowser } from '../renderer/engine/commands/open-browser'
import { listenFailure, readServerOptions } from '../renderer/engine/commands/options/server-options'
import { requireBuild } from '../renderer/engine/commands/require-build'
import { serveBuild } from '../renderer/engine/commands/serve-build'
import { isLoopback } from '../renderer/engine/dev/server/refuse-request'
import { recover } from '../renderer/engine/publish/releases'

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
