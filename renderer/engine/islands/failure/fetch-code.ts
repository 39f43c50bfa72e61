// Reaches the browser, on every page that has an island.
import { checkDeployment, reloadOnce } from './deployment'
import type { FailureKind } from './Failures'

/** Time-out of a lazy script, in milliseconds (specification, section 7). */
const timeout = 120_000

/**
 * The code of an island. When it does not come and the server has another build, the page is reloaded, once per build;
 * when the server has this build, one more try is made, which helps in browsers that don't keep a script that failed as
 * failed. Rejects when nothing helped, and says why.
 */
export async function fetchCode<Code>(load: () => Promise<Code>, say: (kind: FailureKind) => void): Promise<Code> {
  // Not even asked for, so that no browser keeps it as failed.
  if (!navigator.onLine) return fail('unreachable', new Error('The browser is offline'))
  let isLate = false
  let timer: number | undefined
  const late = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => {
      isLate = true
      reject(new Error(`A script did not arrive within ${timeout} ms`))
    }, timeout)
  })
  const fetched = () => Promise.race([load(), late])
  try {
    return await fetched().catch(async error => {
      const build = await checkDeployment()
      // The page is about to go: what was done in it is kept until then.
      if (build === 'other' && reloadOnce()) return new Promise<never>(() => {})
      if (build === 'same' && !isLate) return fetched().catch(again => fail('update', again))
      return fail(build === 'unreachable' ? build : 'update', error)
    })
  } finally {
    clearTimeout(timer)
  }

  function fail(kind: FailureKind, error: unknown): never {
    say(kind)
    throw error
  }
}
