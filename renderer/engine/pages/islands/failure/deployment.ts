// Reaches the browser, when a page with an island is opened, or when code has failed to load.

/** Time-out of the request that compares builds, in milliseconds. */
const timeoutMs = 5000

/** Identifies the running build: the entry script's file name has a hash over all scripts that it imports. */
const running = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''

let comparison: Promise<'same' | 'other' | 'unreachable'> | undefined
let isReloading = false
let isTyped = false

addEventListener('input', event => {
  isTyped ||= event instanceof InputEvent
})

/** Whether the server still has the build that this document runs; concurrent calls share one request. */
export function checkDeployment(): Promise<'same' | 'other' | 'unreachable'> {
  comparison ??= compare().finally(() => {
    comparison = undefined
  })
  return comparison
}

async function compare() {
  try {
    const response = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    if (response.status >= 500) return 'unreachable'
    return (await response.text()).includes(running) ? 'same' : 'other'
  } catch {
    return 'unreachable'
  }
}

/**
 * Reloads the page, unless it was reloaded for this build before or the visitor has typed something; returns whether it
 * does. The history entry's state records the reload: it survives it, and is neither a cookie nor storage.
 */
export function reloadOnce(): boolean {
  if (isReloading) return true
  const reloaded: string[] = history.state?.reloaded ?? []
  if (reloaded.includes(running) || isTyped) return false
  isReloading = true
  history.replaceState({ ...history.state, reloaded: [...reloaded, running] }, '')
  location.reload()
  return true
}
