import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kinds } from '../../../renderer/engine/base/files/kinds'
import {
  fieldsAt,
  type HostRules,
  hostFileNames,
  policyHeader,
} from '../../../renderer/engine/pages/outputs/host-rules'
import { filesFor } from '../../../renderer/outputs/hosts/host-files'
import { addresses, htmlOf } from '../../built-site'
import { metaPolicy, weaknessesOf } from '../../policy-weaknesses'
import type { Answer, Host } from './answer'
import { azureHost } from './azure'
import { cloudflareHost, netlifyHost } from './headers-files'
import { pathsOfEachKind } from './lost-headers'
import { missing, type Server, startCaddy, startNginx } from './server'
import { vercelHost } from './vercel'

const dist = join(import.meta.dirname, '../../../dist')
const folder = join(dist, 'client')

/** The built site's rules, with redirects like those of renamed pages. */
const rules: HostRules = {
  ...JSON.parse(readFileSync(join(dist, 'host-rules.json'), 'utf8')),
  redirects: [
    { from: '/blog/older-name/', to: '/blog/' },
    { from: '/blog/older-name', to: '/blog/' },
    { from: '/about.html', to: '/aboutus/' },
  ],
}
const fileOf = (path: string) => String(filesFor(rules).find(file => file.path === path)?.content)

const assets = readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' })
  .filter(file => /\.(js|css|woff2)$/.test(file))
  .map(file => `/assets/${file.replaceAll('\\', '/')}`)
/** A published image or video. */
const media = readdirSync(join(folder, 'assets/media'))
  .slice(0, 1)
  .map(name => `/assets/media/${name}`)
const bare = addresses.filter(address => address !== '/').map(address => address.slice(0, -1))
const unknown = [
  '/no/such/page/',
  '/no-such-page',
  '/assets/gone.js',
  '/blog/no-such-post/',
  '/faq/no',
  '/Faq/',
  '/assets/',
]

/** Expects the answer that every host must give at an address. */
function expectCorrect(address: string, { status, fields, location, file }: Answer) {
  const move = rules.redirects.find(({ from }) => from === address)
  if (move) return expect({ address, status, location }).toEqual({ address, status: 301, location: move.to })
  if (bare.includes(address)) {
    expect([301, 308], `status of ${address}`).toContain(status)
    return expect(location).toBe(`${address}/`)
  }
  const isUnknown = unknown.includes(address)
  // Some hosts add the slash before they look for the page.
  if (isUnknown && location === `${address}/`) return expect([301, 308]).toContain(status)
  expect({ address, status }).toEqual({ address, status: isUnknown ? 404 : 200 })
  if (file) expect(file).toBe(isUnknown ? '404.html' : address.slice(1).replace(/(^|\/)$/, '$1index.html'))
  // Not every host answers with Markdown copies, most know the types, and not all can report an unknown one.
  const { Vary, 'Content-Type': type, 'Cache-Control': cache, ...others } = fieldsAt(address, rules, !isUnknown)
  const isMedia = rules.media.paths.some(path => address.startsWith(path))
  const expected = isUnknown ? others : { ...others, 'Cache-Control': cache }
  for (const [name, value = ''] of Object.entries(expected))
    expect(fields[name.toLowerCase()], `${name} of ${address}`).toBe(
      isMedia && name === policyHeader ? mediaPolicyOn(fields) : value,
    )
}

/** The policy of media; some hosts join it with that of pages, and browsers enforce both. */
function mediaPolicyOn(fields: Answer['fields']): string {
  const { policy } = rules.media
  const joined = `${rules.everywhere[policyHeader]}, ${policy}`
  return fields[policyHeader.toLowerCase()] === joined ? joined : policy
}

const files = pathsOfEachKind(folder)
const moved = rules.redirects.map(({ from }) => from)
const asked = [...new Set([...addresses, ...bare, ...assets, ...media, ...files, ...moved, ...unknown])]

const interpreted: Record<string, Host> = {
  Netlify: await netlifyHost(fileOf('_headers'), fileOf('_redirects'), folder),
  Cloudflare: cloudflareHost(fileOf('_headers'), fileOf('_redirects'), folder),
  Vercel: vercelHost(fileOf('vercel.json'), folder),
  Azure: azureHost(fileOf('staticwebapp.config.json'), folder),
}

for (const [name, host] of Object.entries(interpreted))
  test(`${name} answers correctly by its generated files`, async () => {
    expect(asked.length).toBeGreaterThan(60)
    for (const address of asked) expectCorrect(address, await host(address))
  })

const servers: Record<string, () => Promise<Server>> = {
  nginx: () => startNginx(fileOf('nginx.conf'), rules.host, folder),
  caddy: () => startCaddy(fileOf('Caddyfile'), rules.host, folder),
}

for (const [name, start] of Object.entries(servers))
  test(`${name} answers correctly with its generated configuration`, async ({ skip }) => {
    const reason = missing(name)
    skip(reason !== undefined, reason)
    const server = await start()
    try {
      for (const address of asked) {
        const answer = await server.ask(address)
        expectCorrect(address, answer)
        if (answer.status === 404)
          expect(answer.body.equals(readFileSync(join(folder, '404.html'))), address).toBe(true)
      }
    } finally {
      server.stop()
    }
  })

/** The types that Go's package `mime` has in itself (go doc mime.TypeByExtension), which Caddy asks. */
const knownToCaddy = 'avif css gif htm html jpeg jpg js json mjs pdf png svg wasm webp xml'.split(' ')

test('Caddy knows the type of every file that a site may have, whatever lists its system has', () => {
  const stated = [...fileOf('Caddyfile').matchAll(/ path \*\.(\w+)$/gm)].map(([, ending = '']) => ending)
  const published = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => !hostFileNames.includes(path))
    .flatMap(path => /\.(\w+)$/.exec(path)?.[1] ?? [])
    .filter(ending => !['br', 'gz'].includes(ending))
  const allowed = kinds.filter(({ isPublic }) => isPublic).flatMap(({ endings }) => endings)
  const unknown = [...published, ...allowed].filter(ending => ![...stated, ...knownToCaddy].includes(ending))
  expect([...new Set(unknown)]).toEqual([])
})

test('csp_evaluator finds no weakness in the policy of any page or host file', () => {
  const inFiles = filesFor(rules).flatMap(({ content }) => String(content).match(/default-src [^"\n]+/g) ?? [])
  expect(inFiles.length).toBeGreaterThanOrEqual(6)
  const headers = asked.map(address => fieldsAt(address, rules)['Content-Security-Policy'] ?? '')
  const pages = addresses.map(address => metaPolicy(htmlOf(address)))
  for (const policy of new Set([...inFiles, ...headers, ...pages])) expect(weaknessesOf(policy), policy).toEqual([])
})

test('URLs that differ only in case serve the same bytes', ({ skip }) => {
  skip(existsSync(join(dist, 'CLIENT')), 'this disk has one file for both spellings')
  const spellings = addresses.filter(address => addresses.some(other => other !== address && sameName(address, other)))
  expect(spellings).toEqual(['/aboutUs/', '/aboutus/'])
  const [one, other] = spellings.map(address => readFileSync(join(folder, address, 'index.html')))
  expect(other && one?.equals(other)).toBe(true)
})

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
