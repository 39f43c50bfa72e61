import { Failure } from '@proofsheet/engine/base/failures/failure'

/** The place that passes changed addresses to all search engines of IndexNow (https://www.indexnow.org). */
export const defaultEndpoint = 'https://api.indexnow.org/indexnow'

/** The largest number of addresses that a request may have. */
const maxUrls = 10_000

/** How long an answer may take, in ms. */
const timeoutMs = 20_000

/** Where addresses are sent, and the key that the site serves at `/<key>.txt` to show that they are its own. */
export interface Destination {
  endpoint: string
  key: string
}

/** Sends changed addresses of one site. Throws a `Failure` where they are not accepted. */
export async function sendUrls(urls: readonly string[], { endpoint, key }: Destination): Promise<void> {
  for (let start = 0; start < urls.length; start += maxUrls) {
    const urlList = urls.slice(start, start + maxUrls)
    const { host } = new URL(urlList[0] ?? '')
    const response = await post(endpoint, { host, key, urlList })
    if (response.ok) continue
    const words = (await response.text()).slice(0, 200).trim()
    throw new Failure(
      `${endpoint} refused the addresses: ${response.status} ${words || reasons[response.status] || ''}`,
    )
  }
}

async function post(endpoint: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json; charset=utf-8' }
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(body), signal, redirect: 'error' })
  } catch (error) {
    const { message, cause } = error as Error
    throw new Failure(`${endpoint} gave no answer: ${(cause as Error | undefined)?.message ?? message}.`)
  }
}

/** The reasons for which IndexNow refuses addresses, by status. */
const reasons: Record<number, string> = {
  400: 'The request was not understood.',
  403: 'The site has no file with this key.',
  422: 'The addresses are not those of this site, or the key has the wrong form.',
  429: 'Too many requests: try again later.',
}
