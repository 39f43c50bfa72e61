import { symlinkSync, writeFileSync } from 'node:fs'
import { type OutgoingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'

/** Headers that a browser sends for a page of another site. */
const senders: Record<string, OutgoingHttpHeaders> = {
  'a rebound name': { Host: 'evil.example:3000', 'Sec-Fetch-Site': 'same-origin' },
  'another port': { Origin: 'http://localhost:9', 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors' },
  'a sandboxed frame': { Origin: 'null', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' },
  'an older browser': { Origin: 'https://evil.example' },
  'an element': { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'script' },
  'a frame': { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'iframe' },
}
/** A page of the dev server itself. */
const own: OutgoingHttpHeaders = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' }

interface Sent {
  name: string
  method?: string
  path: string
  headers: OutgoingHttpHeaders
}

/** Requests that other sites may try with a dev server of the project at `root`, with its WebSocket's token. */
function foreignRequests(root: string, token: string): Sent[] {
  const source = 'place=content/pages/index.mdx:1'
  const paths: [path: string, method?: string][] = [
    ['/'],
    ['/_guide/'],
    ['/@vite/client'],
    ['/content/site.ts'],
    ['/__unocss/'],
    [`/@fs${join(root, 'package.json')}`],
    ['/__page?url=/'],
    ['/__open-in-editor?file=package.json'],
    ['/__OPEN-IN-EDITOR.js?file=package.json'],
    [`/__source?${source}`],
    [`/__source?${source}`, 'POST'],
    ['/__edit/save', 'POST'],
  ]
  const socket = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': 13,
    'Sec-WebSocket-Key': `${'a'.repeat(22)}==`,
  }
  return Object.entries(senders).flatMap(([name, headers]) => [
    ...paths.map(([path, method]) => ({ name, path, headers, method })),
    ...['vite-hmr', 'vite-ping'].map(protocol => ({
      name: `${name} by ${protocol}`,
      path: `/?token=${token}`,
      headers: { Origin: 'http://localhost:9', ...headers, ...socket, 'Sec-WebSocket-Protocol': protocol },
    })),
  ])
}

/** Requests that are refused even from its own pages, and from links of other sites. */
function forbiddenRequests(root: string): Sent[] {
  const visit = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
  const outside = [
    '/etc/passwd',
    '/etc/passwd:3:1',
    'file:///etc/passwd',
    `${root}/../outside.txt`,
    '../outside.txt',
    '//host/share',
    'link.txt',
  ]
  return [
    ...outside.map(file => ({
      name: 'its own page',
      path: `/__open-in-editor?file=${encodeURIComponent(file)}`,
      headers: own,
    })),
    ...[`/@fs${join(root, '../outside.txt')}`, '/link.txt', `/@fs${root}/link.txt?raw`, '/link.txt?import&raw'].map(
      path => ({
        name: 'its own page',
        path,
        headers: own,
      }),
    ),
    ...['/__open-in-editor?file=package.json', '/__page?url=/', '/@vite/client'].map(path => ({
      name: 'a link',
      path,
      headers: visit,
    })),
    { name: 'a posted form', method: 'POST', path: '/', headers: visit },
    { name: 'a program', path: '/__open-in-editor?file=package.json', headers: {} },
    { name: 'a program', method: 'POST', path: '/__source?place=content/pages/index.mdx:1', headers: {} },
  ]
}

/** Adds a file outside of the project and a link to it; the folder around the project must be a test's own. */
export function plantOutside(root: string): void {
  writeFileSync(join(root, '../outside.txt'), 'secret')
  symlinkSync(join(root, '../outside.txt'), join(root, 'link.txt'))
}

/** Sends everything above, after `plantOutside`; gives what was not refused with status 403 and a sentence, as "sender: request: status". */
export async function findAnswered(port: number, root: string): Promise<string[]> {
  const client = await ask(port, { path: '/@vite/client', headers: own })
  const token = /wsToken = "([^"]+)"/.exec(client.body)?.[1] ?? ''
  const answered: string[] = []
  for (const sent of [...foreignRequests(root, token), ...forbiddenRequests(root)]) {
    const { status, body } = await ask(port, sent)
    if (status !== 403 || !/^[A-Z"].{20,}\.$/m.test(body))
      answered.push(`${sent.name}: ${sent.method ?? 'GET'} ${sent.path}: ${status}`)
  }
  return answered
}

/** Sends one request, exactly as given. Status 101 means that a WebSocket was opened, 0 that the connection was closed. */
export function ask(
  port: number,
  { method = 'GET', path, headers }: Omit<Sent, 'name'>,
): Promise<{ status: number; body: string }> {
  return new Promise(resolve => {
    const all = { Host: `127.0.0.1:${port}`, ...headers }
    const sent = request({ host: '127.0.0.1', port, method, path, headers: all, agent: false }, response => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', chunk => {
        body += chunk
      })
      response.on('close', () => resolve({ status: response.statusCode ?? 0, body }))
    })
    sent.on('upgrade', (_, socket) => {
      socket.destroy()
      resolve({ status: 101, body: '' })
    })
    sent.on('error', error => resolve({ status: 0, body: error.message }))
    sent.end()
  })
}
