// Reaches the browser, on every page that has an island.

/** How long the server may take to say which build it has, in milliseconds. */
const timeout = 5000

/** The running build's name: its entry script, whose file name changes with any script that it leads to. */
const running = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''

let asked: Promise<'same' | 'other' | 'unreachable'> | undefined
let isReloading = false
let isTyped = false

addEventListener('input', event => {
  isTyped ||= event instanceof InputEvent
})

/** Whether the server still has the build that this document runs; asked once for all who ask at the same time. */
export function checkDeployment(): Promise<'same' | 'other' | 'unreachable'> {
  asked ??= compare().finally(() => {
    asked = undefined
  })
  return asked
}

async function compare() {
  try {
    const response = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(timeout) })
    if (response.status >= 500) return 'unreachable'
    return (await response.text()).includes(running) ? 'same' : 'other'
  } catch {
    return 'unreachable'
  }
}

/**
 * Reloads the page, unless it was reloaded for this build before or the visitor has typed something; says whether it
 * does. The mark is in the history entry's state: it outlives the reload, and is neither a cookie nor storage.
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
