import type { Page } from 'playwright'
import type { Finding, PageCheck } from '../check'
import { operateControls } from './operate-controls'

const recorded = new WeakMap<Page, string[]>()

/** Records requests to other origins, errors and policy violations of a page from now on. */
export async function recordRequests(page: Page, origin: string): Promise<void> {
  const lines: string[] = []
  recorded.set(page, lines)
  page.on('request', request => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about|mailto):/.test(url)) lines.push(`requests ${url}`)
  })
  page.on('console', message => {
    if (message.type() === 'error') lines.push(`console: ${message.text().slice(0, 200)}`)
  })
  page.on('pageerror', error => lines.push(`error: ${error.message}`))
  await page.exposeFunction('reportViolation', (line: string) => lines.push(line))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      const { reportViolation } = window as unknown as { reportViolation: (line: string) => void }
      reportViolation(`policy: ${effectiveDirective} refuses ${blockedURI} at ${sourceFile}:${lineNumber}`)
    })
  })
}

/** Gives the records of a page until now as findings. */
export function takeRecorded(page: Page, address: string): Finding[] {
  const lines = recorded.get(page)?.splice(0) ?? []
  // Chromium logs the status 404 of the not-found page as an error.
  const faults = lines.filter(line => address !== '/nowhere/' || !line.includes('404'))
  return faults.map(message => ({ page: address, message }))
}

export const privacy: PageCheck = {
  name: 'privacy and policy',
  async inspect({ page, address }) {
    await operateControls(page)
    const stored = await page.evaluate(async () => [
      ...(document.cookie ? [`has the cookie ${document.cookie}`] : []),
      ...Object.keys(localStorage).map(key => `stores ${key} in local storage`),
      ...Object.keys(sessionStorage).map(key => `stores ${key} in session storage`),
      ...(await indexedDB.databases()).map(({ name }) => `has the database ${name}`),
      ...(await caches.keys()).map(name => `has the cache ${name}`),
    ])
    return [...takeRecorded(page, address), ...stored.map((message): Finding => ({ page: address, message }))]
  },
  requirements: {
    'No request to another origin is made while all controls are used.': async page => {
      // The policy of the page would refuse it before.
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setBypassCSP', { enabled: true })
      await page.reload()
      await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => {}))
    },
    'No cookie is set.': page =>
      page.evaluate(() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the fault is a cookie.
        document.cookie = 'who=you'
      }),
    'Nothing is stored.': page => page.evaluate(() => localStorage.setItem('who', 'you')),
    'No database and no cache is made.': page => page.evaluate(() => caches.open('pages')),
    'No error is reported.': page =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error('Deliberate')
        })
      }),
    'Nothing violates the policy.': page =>
      page.evaluate(() => {
        document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }))
      }),
  },
}
