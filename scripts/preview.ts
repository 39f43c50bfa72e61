import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { serveSite } from '../renderer/engine/publish/serve'
import { published, recover } from '../renderer/engine/publish/staging'

const port = Number(process.env.PORT ?? 4173)

recover()
if (!existsSync(`${published}/index.html`)) {
  console.error('There is no built site yet. Run: npm run build')
  process.exit(1)
}
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is ${process.env.PORT}, not a port number. For example: PORT=4173 npm run preview`)
  process.exit(2)
}

const rules = () => JSON.parse(readFileSync('dist/host-rules.json', 'utf8'))
const server = createServer(serveSite(published, rules))
server.on('error', error => {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is in use. Choose another: PORT=${port + 1} npm run preview` : error.message)
  process.exit(1)
})
server.listen(port, '127.0.0.1', () => {
  const address = server.address()
  const listening = typeof address === 'object' && address ? address.port : port
  console.log(`The site is at http://localhost:${listening}${rules().base} (Ctrl+C ends it)`)
})
