import { once } from 'node:events'
import { createServer } from 'node:http'
import type { BrowserContextOptions } from 'playwright/test'
import { launchFullBrowser } from '../../full-browser'
import { countingPort } from '../configured-site'

interface PageView {
  site: string
  name: string
  path: string
}

/** A browser for a site whose analytics service is a server of the test; `events` is what that server was sent. */
export async function openWithAnalytics(origin: string) {
  const events: PageView[] = []
  const service = await startService(events)
  const browser = await launchFullBrowser()
  return {
    events,
    /** A page in a browser context of its own. */
    newPage: (options: BrowserContextOptions = {}) => browser.newPage({ baseURL: origin, ...options }),
    async stop() {
      await browser.close()
      service.close()
    },
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
