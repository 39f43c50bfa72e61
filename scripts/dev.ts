import { dev } from 'vike/api'
import { readServerOptions } from '../renderer/engine/commands/options/server-options'
import { service } from '../renderer/site/vite'

// Vite warns that a future loader of its configuration will want file endings in imports; today's does not.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

const options = readServerOptions('dev', 3000)
// Content is read while the server gets ready; whoever asks for it next gets what goes wrong.
service.prepare(process.cwd()).catch(() => {})
const { viteServer } = await dev({
  startupLog: false,
  viteConfig: { logLevel: 'warn', server: { ...options, strictPort: 'PORT' in process.env } },
})
const { local = [], network = [] } = viteServer.resolvedUrls ?? {}
const [address, ...others] = [...local, ...network]
const addresses = [address ?? `http://localhost:${options.port}/`, ...others].join(' and ')
console.log(`Pages are live at ${addresses} while you write. Ctrl+C ends it.`)

// The first page asks for the code of all: it is made ready before the writer has opened the browser.
if (address) await fetch(address).catch(() => {})
