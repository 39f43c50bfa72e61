import { dev } from 'vike/api'
import { readServerOptions } from '../renderer/engine/commands/server-options'
import { writing } from '../renderer/engine/dev/server/plugin'
import { readAside } from '../renderer/engine/workers/call-worker'

// Vite warns that a future loader of its configuration will want file endings in imports; today's does not.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

const options = readServerOptions('dev', 3000)
const { viteServer } = await dev({
  startupLog: false,
  viteConfig: {
    logLevel: 'warn',
    // It brings all that reads content, which nobody else is to load who reads this project's configuration.
    plugins: [writing(readAside)],
    server: { ...options, strictPort: 'PORT' in process.env },
  },
})
const { local = [], network = [] } = viteServer.resolvedUrls ?? {}
const [address, ...others] = [...local, ...network]
console.log(
  `Pages are live at ${[address ?? `http://localhost:${options.port}/`, ...others].join(' and ')} while you write. Ctrl+C ends it.`,
)

// The first page asks for the code of all: it is made ready before the writer has opened the browser.
if (address) await fetch(address).catch(() => {})
