import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import config from '../../playwright.config'
import { expect, shareSmallServer, test } from './dev-server'

const { inCopy, open, origin: address } = shareSmallServer()
const opened = () => (existsSync(inCopy('opened')) ? readFileSync(inCopy('opened'), 'utf8') : '')

// The origin of a foreign domain whose DNS entry was changed to the address of this machine.
const rebound = () => address().replace('localhost', 'evil.example')
const { args = [], ...launchOptions } = config.use?.launchOptions ?? {}
test.use({
  launchOptions: { ...launchOptions, args: [...args, '--host-resolver-rules=MAP *.example 127.0.0.1'] },
})
test.skip(process.platform === 'win32', 'the editor of this test is a shell script')

let attacker: Server
test.beforeAll(async () => {
  attacker = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<title>Other</title>'))
  await new Promise<void>(resolve => attacker.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => void attacker.close())

/** Runs in a page: tries every way to reach the server; gives what the page could read or open. */
async function attack([origin, token]: [string, string]): Promise<string[]> {
  const paths = ['/', '/__page?url=/', '/content/site.ts', '/@vite/client', '/_guide/', '/__unocss/']
  const editors = ['/__open-in-editor?file=/etc/hosts', '/__open-in-editor?file=package.json']
  const source = '/__source?place=content/pages/index.mdx:1'
  const gained: string[] = []
  const settle = (element: HTMLElement) =>
    new Promise<string>(resolve => {
      element.onload = () => resolve('loaded')
      element.onerror = () => resolve('failed')
      setTimeout(resolve, 3000, 'late')
      document.body.append(element)
    })
  const requests = [...paths, ...editors, source].flatMap(path => [
    ...(['GET', 'POST'] as const).flatMap(method =>
      (['cors', 'no-cors'] as const).map(async mode => {
        const answer = await fetch(origin + path, { method, mode }).catch(() => undefined)
        const isReadable = answer && answer.type !== 'opaque' && answer.status !== 403
        if (isReadable) gained.push(`${method} ${path}: ${answer.status}`)
      }),
    ),
    settle(Object.assign(document.createElement('img'), { src: origin + path })),
    ...['', 'module'].map(async type => {
      const script = Object.assign(document.createElement('script'), { type, src: origin + path })
      if ((await settle(script)) === 'loaded') gained.push(`script ${path}`)
    }),
    settle(Object.assign(document.createElement('iframe'), { src: origin + path })),
  ])
  const sockets = [`/?token=${token}`, '/__unocss/'].flatMap(path =>
    ['vite-hmr', 'vite-ping'].map(
      protocol =>
        new Promise<void>(resolve => {
          const socket = new WebSocket(origin.replace('http', 'ws') + path, protocol)
          socket.onopen = () => {
            gained.push(`socket ${path} ${protocol}`)
            socket.close()
          }
          socket.onclose = () => resolve()
        }),
    ),
  )
  await Promise.all([...requests, ...sockets])
  return gained
}

test('pages of other origins open no editor, read nothing and connect to nothing', async ({ page }) => {
  const origin = address()
  await open(page, '/faq/')
  const client = await (await fetch(`${origin}/@vite/client`)).text()
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? ''
  expect(token).not.toBe('')
  const { port: other } = attacker.address() as AddressInfo
  for (const host of ['localhost', '127.0.0.1', 'evil.example']) {
    await page.goto(`http://${host}:${other}/`)
    expect(await page.evaluate(attack, [origin, token] as [string, string]), host).toEqual([])
  }
  // The browser takes these for requests to the page's own origin.
  const answer = await page.goto(`${rebound()}/`)
  expect(answer?.status()).toBe(403)
  expect(await page.evaluate(attack, [rebound(), token] as [string, string])).toEqual([])

  // A form that a page submits for its visitor, and a link to an endpoint.
  for (const [method, path] of [
    ['post', '/__source?place=content/pages/index.mdx:1'],
    ['get', '/__open-in-editor?file=package.json'],
  ] as const) {
    await page.goto(`http://127.0.0.1:${other}/`)
    await page.setContent(
      `<form method="${method}" action="${origin}${path}"><input name="file" value="package.json"></form>`,
    )
    await Promise.all([page.waitForURL(`${origin}/**`), page.evaluate('document.forms[0].submit()')])
    await expect(page.locator('body')).toContainText('this request comes from')
  }
  expect(opened()).toBe('')
})

test('its own pages open the editor, and a link of another site opens a page', async ({ page }) => {
  const { port: other } = attacker.address() as AddressInfo
  await page.goto(`http://127.0.0.1:${other}/`)
  await page.setContent(`<a href="${address()}/refund-policy/">Open</a>`)
  await page.getByText('Open').click()
  await page.locator('page-badge summary').waitFor({ state: 'attached' })
  await page
    .locator('.prose > p')
    .first()
    .click({ modifiers: ['Alt'], position: { x: 5, y: 5 } })
  await expect.poll(opened).toContain('pages/refund-policy.mdx')
  // The link in an error that Vite shows.
  await page.evaluate(file => fetch(`/__open-in-editor?file=${file}:1:1`), inCopy('pages/read-content.ts'))
  await expect.poll(opened).toContain('pages/read-content.ts 1 1')
})
