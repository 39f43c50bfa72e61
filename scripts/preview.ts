import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import sirv from 'sirv'

const folder = 'dist/client'
const port = Number(process.env.PORT ?? 4173)

if (!existsSync(`${folder}/index.html`)) {
  console.error('There is no built site yet. Run: npm run build')
  process.exit(1)
}
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is ${process.env.PORT}, not a port number. For example: PORT=4173 npm run preview`)
  process.exit(2)
}

const notFound = readFileSync(`${folder}/404.html`)
const serve = sirv(folder, {
  // Files are looked up at each request, so that a new build shows without a restart.
  dev: true,
  etag: true,
  setHeaders(response, path) {
    response.setHeader(
      'Cache-Control',
      path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    response.setHeader('X-Content-Type-Options', 'nosniff')
  },
})

const server = createServer((request, response) =>
  serve(request, response, () => {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound)
  }),
)
server.on('error', error => {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is in use. Choose another: PORT=${port + 1} npm run preview` : error.message)
  process.exit(1)
})
server.listen(port, '127.0.0.1', () => {
  const address = server.address()
  console.log(
    `The site is at http://localhost:${typeof address === 'object' && address ? address.port : port}/ (Ctrl+C ends it)`,
  )
})
