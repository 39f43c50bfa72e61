import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { HostRules } from '../../../renderer/engine/pages/outputs/host-rules'
import { limitWarnings } from '../../../renderer/engine/pages/outputs/hosts'
import { filesFor } from '../../../renderer/outputs/hosts/host-files'

const rules = (redirects: HostRules['redirects']): HostRules => ({
  base: '/',
  host: 'site.example',
  everywhere: { 'Content-Security-Policy': "default-src 'none'" },
  hashed: { path: '/assets/', cache: 'immutable' },
  media: { paths: ['/assets/media/', '/media/'], policy: "default-src 'none'; sandbox" },
  cache: 'no-cache',
  types: {},
  redirects,
  notFound: '/404.html',
})
const warningsOf = (given: HostRules) => filesFor(given).flatMap(({ warnings = [] }) => warnings)

test('a host whose limits the site exceeds is named, with the limit', () => {
  const many = Array.from({ length: 2049 }, (_, index) => ({ from: `/old-${index}/`, to: '/' }))
  expect(warningsOf(rules(many))).toEqual([
    '_redirects holds 2049 lines; Cloudflare Pages reads 2000.',
    'vercel.json holds 2050 redirects; Vercel takes 2048.',
    expect.stringMatching(/^staticwebapp\.config\.json has \d+ bytes; Azure takes 20480\.$/),
  ])
  expect(warningsOf(rules([{ from: `/${'long'.repeat(300)}/`, to: '/' }]))).toEqual([
    expect.stringMatching(/^_redirects has a line of 1208 characters; Cloudflare Pages reads 1000: \/longlong/),
  ])
  expect(warningsOf(rules(many.slice(0, 100)))).toEqual([])
})

test('a site that names its host has the files of that host alone', () => {
  expect(filesFor(rules([]), 'cloudflare').map(({ path }) => path)).toEqual(['_headers', '_redirects'])
  expect(filesFor(rules([]), 'nginx').map(({ path }) => path)).toEqual(['nginx.conf'])
  expect(filesFor(rules([])).map(({ path }) => path)).toEqual([
    ...['_headers', '_redirects', 'vercel.json', 'staticwebapp.config.json', 'nginx.conf', 'Caddyfile', '.nojekyll'],
  ])
})

test('a site near a limit of its host is told so before the host refuses it', () => {
  const site = (count: number, bytes = 1) => Array.from({ length: count }, () => ({ bytes }))
  expect(limitWarnings(site(18_000), 'cloudflare')).toEqual([])
  expect(limitWarnings(site(18_001), 'cloudflare')).toEqual([
    'The site has 18,001 files; Cloudflare Pages takes 20,000.',
  ])
  expect(limitWarnings(site(60_000), 'nginx')).toEqual([])
  expect(limitWarnings(site(1_000, 950_000))).toEqual([
    'The site has 950,000,000 bytes; Azure Static Web Apps takes 524,288,000.',
    'The site has 950,000,000 bytes; GitHub Pages takes 1,000,000,000.',
  ])
})

test('a path has one rule in nginx.conf', () => {
  const from = '/404.html'
  expect(() => filesFor(rules([{ from, to: '/' }]))).toThrow('nginx.conf would have two rules for /404.html.')
})

test('each host reads the redirects that content may have, and no others', () => {
  const paths = fc.stringMatching(/^\/([A-Za-z0-9_.-]{1,9}\/){0,2}[A-Za-z0-9_.-]{0,9}$/)
  fc.assert(
    fc.property(fc.uniqueArray(paths, { maxLength: 5 }), froms => {
      const redirects = froms.map(from => ({ from, to: '/new/' }))
      const textOf = (path: string) => `${filesFor(rules(redirects)).find(file => file.path === path)?.content}`
      const read = (path: string, line: RegExp) =>
        [...textOf(path).matchAll(line)].map(([, from = '', to = '']) => ({ from, to }))
      expect(read('_redirects', /^(\S+) (\S+) 301$/gm)).toEqual(redirects)
      expect(textOf('_redirects').split('\n')).toHaveLength(redirects.length + 1)
      expect(read('nginx.conf', /^ {2}location = (\S+) { return 301 (\S+); }$/gm)).toEqual(redirects)
      expect(read('Caddyfile', /^ {2}redir (\S+) (\S+) 301$/gm)).toEqual(redirects)
      const vercel: { source: string; destination: string }[] = JSON.parse(textOf('vercel.json')).redirects
      const addsSlash = { from: '/:page((?:[^/]+/)*[^/.]+)', to: '/:page/' }
      expect(vercel.map(({ source: from, destination: to }) => ({ from, to }))).toEqual([...redirects, addsSlash])
      const azure = JSON.parse(textOf('staticwebapp.config.json')).routes as { route: string; redirect?: string }[]
      expect(azure.flatMap(({ route: from, redirect: to }) => (to ? [{ from, to }] : []))).toEqual(redirects)
    }),
  )
})

test('hosts that compare paths as they are requested read them percent-encoded', () => {
  const files = filesFor(rules([{ from: '/über/', to: '/%C3%BCber-uns/' }]))
  const textOf = (name: string) => String(files.find(({ path }) => path.endsWith(name))?.content)
  expect(textOf('_redirects')).toContain('/%C3%BCber/ /%C3%BCber-uns/ 301')
  expect(textOf('vercel.json')).toContain('"source": "/%C3%BCber/"')
  expect(textOf('nginx.conf')).toContain('location = /über/ { return 301 /%C3%BCber-uns/; }')
})
