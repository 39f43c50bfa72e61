import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Browser, BrowserContextOptions, Page } from 'playwright/test'
import { countingPort } from '../configured-site'

interface PageView {
  site: string
  name: string
  path: string
}

/** Opens pages of a site whose analytics service is a server of the test; `events` is what that server was sent. */
export async function openWithAnalytics(origin: string, browser: Browser) {
  const events: PageView[] = []
  const pages: Page[] = []
  const service = await startService(events)
  return {
    events,
    /** A page in a browser context of its own, in another browser where one is given. */
    async newPage(options: BrowserContextOptions = {}, from = browser) {
      const page = await from.newPage({ baseURL: origin, ...options })
      pages.push(page)
      return page
    },
    async closePages() {
      for (const page of pages.splice(0).filter(each => !each.isClosed())) {
        // A page may still ask for files that the test answers.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.close()
      }
    },
    stop: () => service.close(),
  }
}

/** A server that adds each request body to a list. */
async function startService(events: PageView[]) {
  const service = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      events.push(JSON.parse(body))
      response.writeHead(204).end()
    })
  })
  await once(service.listen(countingPort, 'localhost'), 'listening')
  return service
}
