import type { Change, Comparison, MovedPage, Side } from '../review-types'
import { type ChangedLine, wordsOf } from './locate'

/** The sources in which the causes of moved pages, redirects and scripts are found. */
interface Sources {
  lines: readonly ChangedLine[]
  /** The changed files besides content. */
  code: readonly string[]
  /** The content file of each page, by its URL. */
  pages: ReadonlyMap<string, string>
  after: Pick<Side, 'readBeside'>
}

/**
 * Gives moved pages, redirects and scripts the file that they come from, with the changed line where there is one, as
 * file:line. What has no such file stays without one.
 */
export function withSiteCauses(found: Comparison, sources: Sources): Comparison {
  const moved = found.moved.map((page): MovedPage => {
    const own = sources.pages.get(page.to)
    return { ...page, cause: redirectLine(page.from, own, sources.lines) ?? own }
  })
  const site = found.site.map((change): Change => {
    const { kind, subject, after } = change
    if (kind === 'redirect') return { ...change, cause: redirectLine(subject, sources.pages.get(after), sources.lines) }
    return kind === 'script' ? { ...change, cause: scriptLine(subject, sources) } : change
  })
  return { ...found, moved, site }
}

/** The changed line of content that names a former address, that of the page it leads to first. */
function redirectLine(url: string, target: string | undefined, lines: readonly ChangedLine[]): string | undefined {
  const wanted = [...wordsOf(url)]
  const named = lines.filter(
    ({ file, words }) => file.startsWith('content/') && wanted.length > 0 && wanted.every(word => words.has(word)),
  )
  // A line of a text may have the same words, among others.
  const rank = ({ file, words }: ChangedLine) => (file === target ? 0 : 1000) + words.size
  const [best] = named.toSorted((a, b) => rank(a) - rank(b))
  return best && placeOf(best)
}

/** The first changed line of the file that a script has its name from, or of the only file of code that changed. */
function scriptLine(name: string, { code, lines, after }: Sources): string | undefined {
  const list: Record<string, { name?: string; src?: string }> = JSON.parse(after.readBeside('assets.json') ?? '{}')
  const written = Object.values(list).find(entry => entry.name === name)?.src
  const scripts = code.filter(file => /\.[cm]?[jt]sx?$/.test(file))
  const only = scripts.length === 1 ? scripts[0] : undefined
  const file = scripts.find(each => each === written || stemOf(each) === name) ?? only
  const line = lines.find(each => each.file === file)
  return line ? placeOf(line) : file
}

const stemOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')

const placeOf = ({ file, line }: ChangedLine) => `${file}:${line}`
