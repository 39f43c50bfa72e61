import type { Page } from 'playwright/test'
import { serveWithSettings } from '../site-with-settings'

export const endpoint = 'https://inquiries.example/take'
export const map = 'https://maps.example/embed'
export const script = 'https://js-eu1.hsforms.net/forms/embed/v2.js'

/** Serves a copy of the site that has an inquiry and a newsletter endpoint, a contact form and a map. */
export function serveWithProviders() {
  return serveWithSettings([
    ["const formRegion = ''", "const formRegion = 'eu1'"],
    ["portalId: ''", "portalId: '123'"],
    ["formId: ''", "formId: 'abc-def'"],
    ["map: ''", `map: '${map}'`],
    ["newsletter: ''", "newsletter: '/api/newsletter'"],
    ["inquiry: ''", `inquiry: '${endpoint}'`],
  ])
}

/** Records what the browser refuses or reports, and every URL outside the site that it requests. */
export function watch(page: Page, origin: string) {
  const refused: string[] = []
  const asked: string[] = []
  page.on(
    'console',
    message => /Content Security Policy|TrustedScript/i.test(message.text()) && refused.push(message.text()),
  )
  page.on('pageerror', error => refused.push(error.message))
  page.on('request', request => !request.url().startsWith(origin) && asked.push(request.url()))
  return { refused, asked }
}
