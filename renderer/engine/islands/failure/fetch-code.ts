// Reaches the browser, when a page with an island is opened.
import { checkDeployment, reloadOnce } from './deployment'
import type { FailureKind } from './show-failure'

/** Time-out of a lazy script, in milliseconds (specification, section 7). */
const timeoutMs = 120_000

/**
 * Loads the code of an island. When that fails and the server has another build, the page is reloaded, once per build;
 * when it has the same build, loading is retried once, which helps in browsers that don't cache the failure of a module.
 * Calls `onFailure` with the reason and rejects when nothing helped.
 */
export async function fetchCode<Code>(
  load: () => Promise<Code>,
  onFailure: (kind: FailureKind) => void,
): Promise<Code> {
  // Not requested, because browsers may cache the failure of a module.
  if (!navigator.onLine) return fail('unreachable', new Error('The browser is offline'))
  let isLate = false
  let timer: number | undefined
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => {
      isLate = true
      reject(new Error(`A script did not arrive within ${timeoutMs} ms`))
    }, timeoutMs)
  })
  const fetched = () => Promise.race([load(), late])
  try {
    return await fetched().catch(async error => {
      const build = await checkDeployment()
      // Never settles: the page is being unloaded.
      if (build === 'other' && reloadOnce()) return new Promise<never>(() => {})
      if (build === 'same' && !isLate) return fetched().catch(error => fail('update', error))
      return fail(build === 'unreachable' ? build : 'update', error)
    })
  } finally {
    clearTimeout(timer)
  }

  function fail(kind: FailureKind, error: unknown): never {
    onFailure(kind)
    throw error
  }
}
