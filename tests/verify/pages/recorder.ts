import type { Page } from 'playwright'
import type { Finding, PageCheck } from '../check'
import { tryEverything } from './use-everything'

const said = new WeakMap<Page, string[]>()

/** Writes down, from now on, what a page asks others, keeps, reports as an error or is refused by its policy. */
export async function record(page: Page, origin: string): Promise<void> {
  const lines: string[] = []
  said.set(page, lines)
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about|mailto):/.test(url)) lines.push(`asks ${url}`)
  })
  page.on('console', message => {
    if (message.type() === 'error') lines.push(`console: ${message.text().slice(0, 200)}`)
  })
  page.on('pageerror', error => lines.push(`error: ${error.message}`))
  await page.exposeFunction('tellViolation', (line: string) => lines.push(line))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      const { tellViolation } = window as unknown as { tellViolation: (line: string) => void }
      tellViolation(`policy: ${effectiveDirective} refuses ${blockedURI} at ${sourceFile}:${lineNumber}`)
    })
  })
}

export const quiet: PageCheck = {
  name: 'privacy and policy',
  holds:
    'No request to another origin, no cookie, no storage, no error and no policy violation while everything is used.',
  async look({ page, address }) {
    await tryEverything(page)
    const kept = await page.evaluate(async () => [
      ...(document.cookie ? [`keeps the cookie ${document.cookie}`] : []),
      ...Object.keys(localStorage).map(key => `keeps ${key} in local storage`),
      ...Object.keys(sessionStorage).map(key => `keeps ${key} in session storage`),
      ...(await indexedDB.databases()).map(({ name }) => `keeps the database ${name}`),
      ...(await caches.keys()).map(name => `keeps the cache ${name}`),
    ])
    const heard = said.get(page) ?? []
    // A page that is not there is a 404 on purpose, which Chromium writes to the console.
    const lines = [...heard.filter(line => address !== '/nowhere/' || !line.includes('404')), ...kept]
    said.get(page)?.splice(0)
    return lines.map((says): Finding => ({ page: address, says }))
  },
  spoil: page =>
    page.evaluate(() => {
      localStorage.setItem('who', 'you')
      return fetch('https://elsewhere.example/').catch(() => {})
    }),
}
