import { connect } from 'node:net'
import fc from 'fast-check'

/** The status of an answer, its head and its body; status 0 where the connection was closed without one. */
export interface RawAnswer {
  status: number
  head: string
  body: string
}

/** Sends the lines of a request's head, and a body, byte by byte as they are. Rejects where no answer comes. */
export function sendRaw(port: number, lines: string[], body = ''): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setTimeout(5000, () => socket.destroy(new Error(`No answer to ${JSON.stringify(lines)}`)))
    socket.on('data', part => (answer += part.toString('latin1')))
    // A server may close a connection on which more is sent than it reads.
    socket.on('error', error => ((error as NodeJS.ErrnoException).code === 'ECONNRESET' ? undefined : reject(error)))
    socket.on('close', () => {
      const [head = '', ...rest] = answer.split('\r\n\r\n')
      resolve({ status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1] ?? 0), head, body: rest.join('\r\n\r\n') })
    })
    socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`, 'latin1'))
  })
}

/** Letters and signs that no line of a request's head may end with, and texts that paths and headers are made of. */
const oddText = fc.oneof(
  fc.string({ unit: fc.integer({ min: 33, max: 255 }).map(code => String.fromCharCode(code)), maxLength: 30 }),
  fc.constantFrom('%00', '%', '%ff', '..', '//', '\\', '?', '#', '%2e%2e/', 'a'.repeat(5000), '404.html', 'robots.txt'),
)

const number = fc.oneof(fc.nat(20), fc.bigInt({ min: 0n, max: 1n << 70n }), fc.constant(''))

const range = fc.oneof(
  fc.tuple(number, number).map(([from, to]) => `bytes=${from}-${to}`),
  oddText.map(value => `bytes=${value}`),
)

const headerNames = fc.constantFrom(
  ...['Accept', 'Accept-Encoding', 'If-None-Match', 'If-Modified-Since', 'If-Range', 'Host', 'Origin', 'Referer'],
  ...['Sec-Fetch-Site', 'Sec-Fetch-Mode', 'Content-Type', 'Cookie', 'Expect'],
)

/** The heads of requests: any method, path, range and one more header. `paths` are those that the server has. */
export const hostileHeads = (...paths: string[]): fc.Arbitrary<string[]> =>
  fc
    .tuple(
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'DELETE', 'PROPFIND'),
      fc.oneof(
        fc.constantFrom(...paths),
        fc.array(oddText, { maxLength: 4 }).map(parts => `/${parts.join('/')}`),
        fc.tuple(fc.constantFrom(...paths), oddText).map(parts => parts.join('')),
        oddText,
      ),
      range,
      fc.tuple(headerNames, oddText),
    )
    .map(([method, path, bytes, [name, value]]) => [
      `${method} ${path} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      `Range: ${bytes}`,
      `${name}: ${value}`,
    ])
