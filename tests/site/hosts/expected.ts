import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { fieldsAt, type HostRules, policyHeader } from '../../../renderer/engine/pages/outputs/host-rules'
import { filesFor } from '../../../renderer/outputs/hosts/host-files'
import { addresses } from '../../built-site'
import type { Answer } from './answer'
import { pathsOfEachKind } from './lost-headers'

/** The built site's folder and that of the site in it. */
export const dist = join(import.meta.dirname, '../../../dist')
export const folder = join(dist, 'client')

/** The built site's rules, with redirects like those of renamed pages. */
export const rules: HostRules = {
  ...JSON.parse(readFileSync(join(dist, 'host-rules.json'), 'utf8')),
  redirects: [
    { from: '/blog/older-name/', to: '/blog/' },
    { from: '/blog/older-name', to: '/blog/' },
    { from: '/about.html', to: '/aboutus/' },
  ],
}
/** The text of a host's file. */
export const fileOf = (path: string) => String(filesFor(rules).find(file => file.path === path)?.content)

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
export function expectCorrect(address: string, { status, fields, location, file }: Answer) {
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
/** The addresses that hosts are asked for: pages, files, redirects and what isn't there. */
export const asked = [...new Set([...addresses, ...bare, ...assets, ...media, ...files, ...moved, ...unknown])]
