// Reaches the browser, when any page is opened.

/** Time-out of a lazy script, in milliseconds (specification, section 7). */
const timeoutMs = 120_000

/** Loads code. Rejects after 120 s with a TimeoutError, and at once in a browser that is offline. */
export function fetchInTime<Code>(load: () => Promise<Code>): Promise<Code> {
  return new Promise((resolve, reject) => {
    // Not requested offline, because browsers may cache the failure of a module.
    if (!navigator.onLine) return reject(new Error('Offline'))
    const timer = setTimeout(reject, timeoutMs, new DOMException('Over 120 s', 'TimeoutError'))
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

/** Loads `recoverPart`; a function of the site, because on pages with islands one script has it and their runtime. */
type LoadRecovery = () => Promise<<Code>(load: () => Promise<Code>, error: unknown) => Promise<Code>>

let loadRecovery: LoadRecovery = () => Promise.reject()

/** Sets how `fetchPart` gets the code that handles failures. */
export function recoverWith(load: LoadRecovery): void {
  loadRecovery = load
}

/**
 * Loads the code of a part of the page that is not an island. When that fails, tries what `recover` does, and shows on
 * the page that an update is required; on the whole page where not even the code that does so is on the server. Nothing
 * is shown while the server doesn't answer: the page reads without the part. Rejects when nothing helped.
 */
export function fetchPart<Code>(load: () => Promise<Code>): Promise<Code> {
  return fetchInTime(load).catch(error =>
    fetchInTime(loadRecovery).then(
      recover => recover(load, error),
      () => showScreen(error),
    ),
  )
}

async function showScreen(error: unknown): Promise<never> {
  const notice = document.querySelector<HTMLTemplateElement>('#failures')?.content.firstElementChild
  const isThere = (await fetch('', { cache: 'no-store' })).ok
  if (notice && isThere && !document.querySelector('dialog[data-failure]')) {
    const screen = document.createElement('dialog')
    screen.dataset.failure = ''
    screen.append(notice.cloneNode(true))
    screen.onclick = ({ target }) => (target as Element).closest('button') && location.reload()
    document.body.append(screen)
    screen.showModal()
  }
  throw error
}
