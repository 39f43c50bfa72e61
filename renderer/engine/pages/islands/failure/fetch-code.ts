// Reaches the browser, when a page with an island is opened, or when code has failed to load.
import { checkDeployment, reloadOnce } from './deployment'
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
