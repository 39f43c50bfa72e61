import { gzipSync } from 'node:zlib'
import type { Behavior } from '../../../scripts/bench/store-server'

/** Ways in which a server fails, each with what a build says of it. */
export const serverFaults: [name: string, behavior: Behavior, said: string][] = [
  ['answers with 500', (_, response) => void response.writeHead(500).end('no'), 'it answered with 500'],
  ['never answers', () => {}, 'not read any more'],
  ['closes connections', request => void request.socket.destroy(), 'UND_ERR_SOCKET'],
  [
    'cuts off what it sends',
    (_, response) => {
      response.writeHead(200, { 'Content-Length': 9999 }).write('a part')
      response.destroy()
    },
    'not read any more',
  ],
  [
    'sends a byte at a time',
    (_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('.'), 50)
      response.on('close', () => clearInterval(timer))
    },
    'not read any more',
  ],
  [
    'sends without end',
    (_, response) => {
      response.writeHead(200)
      const chunk = Buffer.alloc(2 ** 22)
      const send = () => void response.write(chunk, error => error || setImmediate(send))
      send()
    },
    'it sent more than anybody has stored',
  ],
  ['sends other bytes', (_, response) => void response.end(gzipSync('[1]\n!')), 'No trusted key has signed'],
  [
    'leads elsewhere',
    (_, response) => void response.writeHead(302, { Location: '/elsewhere' }).end(),
    'unexpected redirect',
  ],
]

/** A full server: it has what it has, and takes nothing. */
export const isFull: Behavior = (request, response, serve) =>
  request.method === 'PUT' ? void response.writeHead(507).end() : serve()
