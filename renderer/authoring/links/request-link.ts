/** How long a site may take to answer, in ms. */
const timeoutMs = 20_000

/** Answers that say nothing of whether the page is there: the site refuses programs, or asks to come later. */
const undecided = new Set([401, 403, 429, 503, 999])

/**
 * Asks for a page as a browser would, the head first and the page itself where a site answers to that alone. Gives why it
 * failed; undefined where it answered.
 */
export async function requestLink(url: string): Promise<string | undefined> {
  const head = await requestBy('HEAD', url)
  return head === undefined ? undefined : requestBy('GET', url)
}

async function requestBy(method: string, url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { method, signal: AbortSignal.timeout(timeoutMs), headers: { Accept: '*/*' } })
    await response.body?.cancel()
    return response.ok || undecided.has(response.status) ? undefined : `status ${response.status}`
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? 'no answer')
  }
}

/** Asks for several pages, one after the other for each host, and several hosts at a time. Gives why each failed. */
export async function requestLinks(urls: readonly string[]): Promise<Map<string, string | undefined>> {
  const results = new Map<string, string | undefined>()
  const byHost = new Map<string, string[]>()
  for (const url of urls) byHost.set(new URL(url).host, [...(byHost.get(new URL(url).host) ?? []), url])
  const hosts = [...byHost.values()]
  const work = async () => {
    for (let own = hosts.pop(); own; own = hosts.pop()) for (const url of own) results.set(url, await requestLink(url))
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return results
}
