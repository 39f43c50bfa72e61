import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type Fields, fieldsAt, type HostRules, hostFileNames } from '../../../renderer/engine/pages/outputs/host-rules'
import type { Received, Server } from './server'

/** A path of each kind of file in the published folder. */
export function pathsOfEachKind(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const kinds = new Map<string, string>()
  for (const { parentPath, name } of entries) {
    const file = `/${relative(folder, join(parentPath, name)).replaceAll('\\', '/')}`
    // Compressed variants are no files of their own, and pages are listed below.
    if (hostFileNames.includes(name) || /\.(br|gz|html)$/.test(name)) continue
    const [, place = ''] = /^\/(assets\/\w+|search|\.well-known)\//.exec(file) ?? []
    kinds.set(place + extname(name), file)
  }
  return ['/', '/faq/', ...kinds.values()]
}

interface Asked {
  server: Server
  path: string
  /** The bytes of the file at the path. */
  file: Buffer
  wrong: string[]
}

const fileOf = (folder: string, path: string) => join(folder, path.endsWith('/') ? `${path}index.html` : path)

/**
 * Requests paths from a server in every way that changes a response. Gives the faults as sentences: a lost header, a
 * wrong status or wrong bytes.
 */
export async function findLostHeaders(
  server: Server,
  rules: HostRules,
  folder: string,
  paths: string[],
): Promise<string[]> {
  const wrong: string[] = []
  for (const path of paths) {
    const asked = { server, path, file: readFileSync(fileOf(folder, path)), wrong }
    const whole = await askWhole(asked, fieldsAt(path, rules))
    await askParts(asked, fieldsAt(path, rules), everywhereAt(path, rules))
    for (const [encoding, ending] of Object.entries({ br: '.br', gzip: '.gz' }))
      if (server.encodings.includes(encoding) && existsSync(fileOf(folder, path) + ending))
        await askPacked(asked, fieldsAt(path, rules), encoding)
    if (whole.status !== 200) wrong.push(`${path} could not be compared.`)
  }
  for (const path of ['/no-such-page/', '/no-such-page', '/assets/none.js', '/none.md', '/none.webmanifest']) {
    const answer = await check({ server, path, wrong }, 'GET', 404, fieldsAt(path, rules, false))
    if (!/^text\/html; ?charset=utf-8$/i.test(answer.fields['content-type'] ?? ''))
      wrong.push(`The error page at ${path} has the type ${answer.fields['content-type']}.`)
  }
  await check({ server, path: '/faq', wrong }, 'GET', server.moved, rules.everywhere)
  await askRefused(server, rules, wrong)
  return wrong
}

/** Requests what no server may send, though the folder has it, and what none can read. */
async function askRefused(server: Server, rules: HostRules, wrong: string[]): Promise<void> {
  const unsent = [rules.notFound, ...hostFileNames.map(name => rules.base + name), '/index.html.br', '/faq/index.md.gz']
  for (const path of [...unsent, '/%5fheaders', '/404', '/404/', '/robots.txt/', `/${'a'.repeat(300)}/`])
    await check({ server, path, wrong }, 'GET', 404, fieldsAt('/404.html', rules, false))
  for (const path of ['/%00', '/faq/%00/']) await check({ server, path, wrong }, 'GET', 400, rules.everywhere)
  const allowed = { ...rules.everywhere, Allow: 'GET, HEAD' }
  for (const method of ['POST', 'PUT', 'OPTIONS', 'PROPFIND'])
    for (const path of ['/faq/', '/robots.txt']) await check({ server, path, wrong }, method, 405, allowed)
  // Caddy's library answers before any rule is looked at.
  for (const path of ['/%', '/%zz'])
    await check({ server, path, wrong }, 'GET', 400, server.answersUnread ? {} : rules.everywhere)
}

/** The headers of every answer for a path, whatever its status. */
function everywhereAt(path: string, rules: HostRules): Fields {
  const fields = fieldsAt(path, rules)
  return Object.fromEntries(Object.keys(rules.everywhere).map(name => [name, fields[name] ?? '']))
}

async function askWhole(asked: Asked, fields: Fields): Promise<Received> {
  const { path, file, wrong } = asked
  const { 'Content-Type': _, ...others } = fields
  const whole = await check(asked, 'GET', 200, fields)
  if (!whole.body.equals(file)) wrong.push(`GET ${path} sends other bytes.`)
  if (!whole.fields['content-type']) wrong.push(`GET ${path} has no Content-Type.`)
  const head = await check(asked, 'HEAD', 200, fields)
  for (const name of ['content-type', 'content-length', 'etag'])
    if (head.fields[name] !== whole.fields[name]) wrong.push(`HEAD ${path} has another ${name}.`)
  await check(asked, 'GET', 304, others, { 'If-None-Match': whole.fields.etag ?? 'no ETag' })
  return whole
}

async function askParts(asked: Asked, fields: Fields, everywhere: Fields): Promise<void> {
  const part = await check(asked, 'GET', 206, fields, { Range: 'bytes=0-9' })
  if (!part.body.equals(asked.file.subarray(0, 10))) asked.wrong.push(`A range of ${asked.path} has other bytes.`)
  await check(asked, 'GET', 416, everywhere, { Range: 'bytes=99999999-' })
}

async function askPacked(asked: Asked, fields: Fields, encoding: string): Promise<void> {
  const { path, file, wrong } = asked
  const { 'Content-Type': _, ...others } = fields
  const accepted = { 'Accept-Encoding': encoding }
  const packed = await check(asked, 'GET', 200, fields, accepted)
  if (packed.fields['content-encoding'] !== encoding) wrong.push(`${path} is not sent in ${encoding}.`)
  else if (!(encoding === 'br' ? brotliDecompressSync : gunzipSync)(packed.body).equals(file))
    wrong.push(`${path} has other bytes in ${encoding}.`)
  for (const { fields } of [
    packed,
    await check(asked, 'GET', 304, others, { ...accepted, 'If-None-Match': packed.fields.etag ?? 'no ETag' }),
  ])
    if (!/accept-encoding/i.test(fields.vary ?? '')) wrong.push(`${path} in ${encoding} has no Vary: Accept-Encoding.`)
}

/** Sends one request; adds the faults of its status and headers. */
async function check(
  { server, path, wrong }: Omit<Asked, 'file'>,
  method: string,
  status: number,
  expected: Fields,
  headers: Record<string, string> = {},
): Promise<Received> {
  const answer = await server.ask(path, { method, headers })
  const what = `${method} ${path} (${Object.keys(headers).join(', ') || 'plain'})`
  if (answer.status !== status) wrong.push(`${what} has status ${answer.status} instead of ${status}.`)
  for (const [name, value] of Object.entries(expected)) {
    const sent = answer.fields[name.toLowerCase()] ?? ''
    // Servers add Accept-Encoding to the Vary of a rule.
    const isRight = name === 'Vary' ? sent.split(/,\s*/).includes(value) : sent === value
    if (!isRight)
      wrong.push(`${what} with status ${answer.status} has ${name}: ${sent || 'nothing'} instead of ${value}.`)
  }
  return answer
}
