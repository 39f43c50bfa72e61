import type { PageStatus } from './render-pages'

/** How many of the things that a page reads, or that have changed, are named. */
const most = 12

/**
 * Why a page was drawn or taken as it was, for people. `page` is its address or the content file it shows, `codeChanges`
 * the files of the code that are not as they were at the last build.
 */
export function explain(page: string, fates: Map<string, PageStatus>, codeChanges: string[]): string {
  const address = `/${page}/`.replace(/\/+/g, '/')
  const found = [...fates].filter(([url, { source }]) => url === address || url === page || source === page)
  if (found.length === 0) return `There is no page ${page}. Name it by its address or its file, for example /blog/.`
  return found.map(([url, fate]) => `${url} ${reasonOf(fate, codeChanges)}`).join('\n\n')
}

function reasonOf({ isRendered, seen, changed }: PageStatus, codeChanges: string[]): string {
  if (!isRendered) return `was taken as it was. Nothing that it reads has changed:\n${listed(seen.map(describe))}`
  if (changed && changed.length > 0)
    return `was drawn anew. What it reads has changed:\n${listed(changed.map(describe))}`
  if (changed) return 'was drawn anew. Its HTML was no longer in the cache, or not as it was left there.'
  if (codeChanges.length > 0) return `was drawn anew. The code has changed:\n${listed(codeChanges)}`
  return `was drawn for the first time. It reads:\n${listed(seen.map(describe))}`
}

function listed(lines: string[]): string {
  const more = lines.length > most ? [`and ${lines.length - most} more`] : []
  return [...lines.slice(0, most), ...more].map(line => `  ${line}`).join('\n')
}

/** A read as people say it. */
function describe(read: string): string {
  const [kind, subject = '', names = ''] = read.split(' ')
  const fields = names === '*' ? 'all fields' : names.replaceAll(',', ', ')
  switch (kind) {
    case 'list':
      return `which entities content/${subject} holds, and their order`
    case 'every':
      return `${fields} of every entity of content/${subject}`
    case 'fields':
      return `${fields} of ${subject}`
    case 'at':
      return `what stands at ${subject}`
    case 'around':
      return `what stands before and after ${subject}`
    default:
      return `the text of ${subject}`
  }
}
