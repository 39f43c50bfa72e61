import { readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkLinks, linksFile } from '../../../../renderer/authoring/links/check-links'
import { daysBetween, formatLinkStates, parseLinkStates } from '../../../../renderer/authoring/links/link-state'
import { requestLink } from '../../../../renderer/authoring/links/request-link'
import { contextOf, rootWith } from '../root-with'

/** The status of each path, also by method; what is absent is not found. */
let statuses: Record<string, number> = {}
let requests: string[] = []
const server = createServer(({ method, url = '' }, response) => {
  requests.push(`${method} ${url}`)
  response.writeHead(statuses[`${method} ${url}`] ?? statuses[url] ?? 404).end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  statuses = { '/good': 200, '/moved': 200 }
  requests = []
})

/** A project with one text that links to pages of the server, on its lines 5 and 7. */
const project = () =>
  rootWith({
    'blog/links.mdx': `---\ntitle: Links\n---\n\nSee [one](${origin}/good) and [two](/blog/).\n\nAnd [three](${origin}/moved#part).\n`,
  })

test('a link that fails is reported after so many days, at file and line, and no more once it answers', async () => {
  const root = project()
  const run = (day: string) => checkLinks(contextOf(root), 7, day)
  expect(await run('2026-11-01')).toEqual({ total: 2, lost: [], waiting: 0 })
  statuses['/moved'] = 404
  expect(await run('2026-11-03')).toEqual({ total: 2, lost: [], waiting: 1 })
  expect(await run('2026-11-09')).toEqual({ total: 2, lost: [], waiting: 1 })
  const { lost } = await run('2026-11-10')
  expect(lost).toEqual([
    `content/blog/links.mdx:7:13\n  ${origin}/moved has failed since 2026-11-03 (status 404). It last answered on ` +
      '2026-11-01.\n  Link to its new address, or take the link out.',
  ])
  expect(readFileSync(join(root, linksFile), 'utf8').split('\n').slice(1)).toEqual([
    `${origin}/good 2026-11-10 -`,
    `${origin}/moved 2026-11-01 2026-11-03 status 404`,
    '',
  ])
  statuses['/moved'] = 200
  expect(await run('2026-11-11')).toEqual({ total: 2, lost: [], waiting: 0 })
})

test('nothing is recorded where no link answers, as without a network', async () => {
  const root = project()
  statuses = {}
  writeFileSync(join(root, linksFile), 'before')
  await expect(checkLinks(contextOf(root), 7, '2026-11-01')).rejects.toThrow('None of 2 links answered')
  expect(readFileSync(join(root, linksFile), 'utf8')).toBe('before')
})

test('a site that answers to GET alone is there, and so is one that refuses programs', async () => {
  statuses = { 'HEAD /a': 405, 'GET /a': 200, '/b': 403, '/c': 500 }
  expect(await Promise.all(['/a', '/b', '/c'].map(path => requestLink(origin + path)))).toEqual([
    undefined,
    undefined,
    'status 500',
  ])
  expect(requests.filter(each => each.endsWith('/b'))).toEqual(['HEAD /b'])
  expect(await requestLink('http://127.0.0.1:1/')).toMatch(/ECONNREFUSED|no answer/)
})

test('states that are written are read as they were', () => {
  const states = parseLinkStates(`${origin}/b - 2026-11-02 status 404\n${origin}/a 2026-11-01 -\n`)
  expect(parseLinkStates(formatLinkStates(states))).toEqual(new Map([...states].reverse()))
  expect(daysBetween('2026-10-24', '2026-10-31')).toBe(7)
})
