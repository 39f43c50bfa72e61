import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kinds } from '../../../renderer/engine/base/files/kinds'
import { fieldsAt, hostFileNames } from '../../../renderer/engine/pages/outputs/host-rules'
import { filesFor } from '../../../renderer/outputs/hosts/host-files'
import { addresses, htmlOf } from '../../built-site'
import { metaPolicy, weaknessesOf } from '../../policy-weaknesses'
import type { Host } from './answer'
import { azureHost } from './azure'
import { asked, dist, expectCorrect, fileOf, folder, rules } from './expected'
import { cloudflareHost, netlifyHost } from './headers-files'
import { vercelHost } from './vercel'

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
