import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContextOptions, LaunchOptions } from 'playwright/test'
import { launchFullBrowser } from '../../full-browser'
import { serveWithSettings } from '../site-with-settings'

interface PageView {
  site: string
  name: string
  path: string
}

/** Serves a copy of the site whose analytics service is a server of the test; `events` is what that server was sent. */
export async function serveWithAnalytics(launchOptions: LaunchOptions) {
  const events: PageView[] = []
  const service = await startService(events)
  const endpoint = `http://localhost:${(service.address() as AddressInfo).port}/collect`
  const site = await serveWithSettings([
    ["analytics: { id: '', endpoint: '' }", `analytics: { id: 'T-1', endpoint: '${endpoint}' }`],
    ['| undefined = undefined', "| undefined = vital => console.log('vital', vital.name)"],
  ])
  const browser = await launchFullBrowser(launchOptions)
  return {
    origin: site.origin,
    events,
    /** A page in a browser context of its own. */
    newPage: (options: BrowserContextOptions = {}) => browser.newPage({ baseURL: site.origin, ...options }),
    async stop() {
      await browser.close()
      site.stop()
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
  await once(service.listen(0, 'localhost'), 'listening')
  return service
}
