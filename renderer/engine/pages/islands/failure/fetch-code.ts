// Reaches the browser, when a page with an island is opened, or when code has failed to load.
import { fetchInTime } from './fetch-part'
import { type FailureKind, showFailure } from './show-failure'

/** Loads the code of an island; calls `recover` when that fails. */
export function fetchCode<Code>(load: () => Promise<Code>, onFailure: (kind: FailureKind) => void): Promise<Code> {
  return fetchInTime(load).catch(error => recover(load, error, onFailure))
}

/**
 * Recovers from code that failed to load. When the server has another build, the page is reloaded, once per build; when
 * it has the same build, loading is retried once, which helps in browsers that don't cache the failure of a module.
 * Calls `onFailure` with the reason and rejects when nothing helped.
 */
export async function recover<Code>(
  load: () => Promise<Code>,
  error: unknown,
  onFailure: (kind: FailureKind) => void,
): Promise<Code> {
  if (!navigator.onLine) return fail('unreachable', error)
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  const build = await checkDeployment()
  // Never settles: the page is being unloaded.
  if (build === 'other' && reloadOnce()) return new Promise<never>(() => {})
  if (build === 'same' && !isLate) return fetchInTime(load).catch(error => fail('update', error))
  return fail(build === 'unreachable' ? build : 'update', error)

  function fail(kind: FailureKind, error: unknown): never {
    onFailure(kind)
    throw error
  }
}

/**
 * Recovers from code of another part of the page that failed to load, as `fetchPart` does. Where an update is required,
 * one notice at the end of the page says so.
 */
export function recoverPart<Code>(load: () => Promise<Code>, error: unknown): Promise<Code> {
  return recover(load, error, kind => {
    if (kind === 'update' && !document.querySelector('[data-kind=update]')) showFailure(document.body, kind)
  })
}

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
function checkDeployment(): Promise<'same' | 'other' | 'unreachable'> {
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
function reloadOnce(): boolean {
  if (isReloading) return true
  const reloaded: string[] = history.state?.reloaded ?? []
  if (reloaded.includes(running) || isTyped) return false
  isReloading = true
  history.replaceState({ ...history.state, reloaded: [...reloaded, running] }, '')
  location.reload()
  return true
}
