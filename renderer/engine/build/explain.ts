/** Whether a page was rendered or reused, and why. */
export interface PageStatus {
  isRendered: boolean
  /** Whether only its frame was rendered: the main part came from the cache. */
  isFramed: boolean
  /** The content file that the page shows. */
  source?: string
  dependencies: string[]
  /** The dependencies that have changed; absent where the same code has never rendered the page. */
  stale?: string[]
}

/** The largest number of dependencies or changed files in a list. */
const maxListed = 12

/**
 * Explains in text why a page was rendered or reused. `page` is its URL or its content file, `codeChanges` are the
 * files of the code that have changed since the last build.
 */
export function explain(page: string, statuses: Map<string, PageStatus>, codeChanges: string[]): string {
  const address = `/${page}/`.replace(/\/+/g, '/')
  const found = [...statuses].filter(([url, { source }]) => url === address || url === page || source === page)
  if (found.length === 0) return `There is no page ${page}. Name it by its address or its file, for example /about/.`
  return found.map(([url, status]) => `${url} ${reasonOf(status, codeChanges)}`).join('\n\n')
}

function reasonOf({ isRendered, isFramed, dependencies, stale }: PageStatus, codeChanges: string[]): string {
  if (!isRendered)
    return `was reused from the cache. None of its dependencies has changed:\n${listed(dependencies.map(describe))}`
  const was = isFramed ? 'got a new frame; its main part was reused from the cache' : 'was rendered'
  if (stale && stale.length > 0) return `${was}: dependencies have changed:\n${listed(stale.map(describe))}`
  if (stale) return `${was}: its HTML was missing from the cache or damaged.`
  if (codeChanges.length > 0) return `${was}: the code has changed:\n${listed(codeChanges)}`
  return `was rendered for the first time. Its dependencies:\n${listed(dependencies.map(describe))}`
}

function listed(lines: string[]): string {
  const more = lines.length > maxListed ? [`and ${lines.length - maxListed} more`] : []
  return [...lines.slice(0, maxListed), ...more].map(line => `  ${line}`).join('\n')
}

/** A dependency in words; see `dependencies.ts`. */
function describe(dependency: string): string {
  const [kind = '', subject = '', names = ''] = dependency.split(' ')
  const fields = names === '*' ? 'all fields' : names.replaceAll(',', ', ')
  const inWords: Record<string, string> = {
    list: `which entities content/${subject} holds, and their order`,
    every: `${fields} of every entity of content/${subject}`,
    fields: `${fields} of ${subject}`,
    at: `which page is at ${subject}`,
    tags: `the tags of content/${subject}, and the number of entities with each`,
    tagged: `which entities of content/${subject} have the tag ${names}, and their order`,
    around: `which pages come before and after ${subject}`,
  }
  return inWords[kind] ?? `the body of ${subject}`
}
