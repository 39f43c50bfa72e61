import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asked, expectCorrect, fileOf, folder, rules } from './expected'
import { findLostHeaders, pathsOfEachKind } from './lost-headers'
import { startPreview } from './preview'
import { missing, type Server, startCaddy, startNginx } from './server'

const servers: Record<string, { start: () => Promise<Server>; reason: string | undefined }> = {
  nginx: { start: () => startNginx(fileOf('nginx.conf'), rules.host, folder), reason: missing('nginx') },
  caddy: { start: () => startCaddy(fileOf('Caddyfile'), rules.host, folder), reason: missing('caddy') },
  preview: { start: () => startPreview(rules, folder), reason: undefined },
}

const page = readFileSync(join(folder, 'faq/index.html'))
const copy = readFileSync(join(folder, 'faq/index.md'))

for (const [name, { start, reason }] of Object.entries(servers))
  describe.skipIf(reason)(reason ? `${name}: ${reason}` : name, () => {
    let server: Server
    beforeAll(async () => {
      server = await start()
    })
    afterAll(() => server?.stop())

    test('loses no header: by status, range, method and encoding, for each kind of file', async () => {
      const paths = pathsOfEachKind(folder)
      expect(paths).toEqual(expect.arrayContaining(['/', '/manifest.webmanifest', '/.well-known/security.txt']))
      expect(await findLostHeaders(server, rules, folder, paths)).toEqual([])
    })

    test('answers correctly at each address', async () => {
      const page = readFileSync(join(folder, '404.html'))
      for (const address of asked) {
        const answer = await server.ask(address)
        expectCorrect(address, answer)
        if (answer.status === 404) expect(answer.body.equals(page), address).toBe(true)
      }
    })

    test('answers with the Markdown copy of a page where it is preferred', async () => {
      for (const Accept of ['text/markdown', 'text/markdown, text/html;q=0.9, */*;q=0.1', 'TEXT/MARKDOWN;q=1.0,*/*']) {
        const { status, body, fields } = await server.ask('/faq/', { headers: { Accept } })
        expect({ Accept, status, type: fields['content-type'] }).toEqual({
          Accept,
          status: 200,
          type: rules.types['.md'],
        })
        expect(body.equals(copy), Accept).toBe(true)
        expect(fields.vary, Accept).toMatch(/\baccept(,|$)/i)
        const question = { headers: { Accept, 'If-None-Match': fields.etag ?? '' } }
        expect(await server.ask('/faq/', question)).toMatchObject({ status: 304 })
        expect((await server.ask('/faq/', { method: 'HEAD', headers: { Accept } })).fields['content-type']).toBe(
          rules.types['.md'],
        )
        // An answer in one format doesn't pass for the other.
        const other = { headers: { Accept: 'text/html', 'If-None-Match': fields.etag ?? '' } }
        expect(await server.ask('/faq/', other)).toMatchObject({ status: 200, body: page })
      }
    })

    test.each([
      ['a browser', 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'],
      ['anything', '*/*'],
      ['HTML first', 'text/html, text/markdown'],
      ['Markdown at less weight', 'text/html;q=0.9, text/markdown;q=0.8'],
      ['no Markdown', 'text/html;q=0.5, text/markdown;q=0'],
      ['another type', 'text/markdown-x'],
    ])('answers with HTML: %s', async (_, Accept) => {
      const { body, fields } = await server.ask('/faq/', { headers: { Accept } })
      expect(body.equals(page)).toBe(true)
      expect(fields['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
      expect(fields.vary).toMatch(/\baccept(,|$)/i)
    })

    test('has HTML for pages without a copy, and an error page for unknown ones, whatever is preferred', async () => {
      const headers = { Accept: 'text/markdown' }
      const html = /^text\/html; ?charset=utf-8$/i
      for (const [path, status] of [
        ['/aboutUs/', 200],
        ['/no-such-page/', 404],
      ] as const) {
        const answer = await server.ask(path, { headers })
        expect(answer.status, path).toBe(status)
        expect(answer.fields['content-type'], path).toMatch(html)
      }
      const assets = await server.ask('/robots.txt', { headers })
      expect(assets.fields['content-type']).toContain('text/plain')
    })

    test('redirects to no other host, and does not tell its version', async () => {
      for (const path of [
        '//evil.example/..',
        '//evil.example/%2e%2e',
        '//faq',
        '/\\evil.example/..',
        '//evil.example//..//faq',
      ]) {
        const { location = '/', fields } = await server.ask(path)
        expect(location, path).toMatch(/^\/(?![/\\])/)
        expect(fields.server ?? '', path).not.toMatch(/\d/)
      }
    })
  })
