import type { Page } from 'playwright/test'

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
