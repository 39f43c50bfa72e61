import { findAll } from 'domutils'
import { compare, type Issue } from '../../base/diagnostics/issue'
import type { FormerAnchors } from '../../content/anchors/former-anchors'
import { type LedgerLine, parseLedger } from '../../content/files/read-ledger'
import { lostAddress } from '../../content/relate/links/check-ledger'
import type { Day } from '../../content/schema/text'
import { withBasePath } from '../../pages/html/base-path'
import { parsePage } from '../../pages/html/page-tree'
import type { Output, RenderedPage } from '../../pages/outputs/output'

const head = `# Every address and anchor that was ever published: links from elsewhere must go on working. "heading" marks those of headings.
# Publishing adds them, and behind a page its text and day. "gone" lets one go; "now #anchor" says where an anchor is now.
`

/** The URLs of a built site. */
export interface BuiltSite {
  pages: RenderedPage[]
  outputs: Output[]
  /** Old URLs that redirect to a page. */
  redirects: string[]
  /** URLs of expired pages. */
  expired: string[]
  /** The former anchors of headings, by content file. */
  former: FormerAnchors
  /** The anchors of the headings of texts, by content file. */
  headings: Record<string, string[]>
  /** The day of this publication, on which texts are recorded; absent where a build is not published. */
  day?: Day
}

/** The result of comparing a site with its ledger. */
export interface LedgerComparison {
  /** The ledger with the new lines. */
  text: string
  added: string[]
  /** The pages whose text has changed since the last publication. */
  changed: string[]
  issues: Issue[]
}

/**
 * Compares a built site with its ledger: reports each URL or anchor that was lost, and adds the new ones. Anchors of a
 * lost page are not reported on their own, and a redirect of the page covers them.
 */
export function compareWithLedger(text: string, built: BuiltSite): LedgerComparison {
  const recorded = new Map(parseLedger(text).map(line => [line.address, line]))
  const now = new Set(permanentUrls(built))
  const added = [...now].filter(address => !recorded.has(address))
  const excused = new Set([...built.redirects.map(withSlash), ...built.expired])
  const isExcused = (address: string) => excused.has(withSlash(address)) || recorded.get(address)?.isGone
  const linksTo = createLinkIndex(built.pages)
  const issues = [...recorded].flatMap(([address, { line }]) => {
    const [page = '', anchor] = address.split('#')
    if (now.has(address) || isExcused(address) || isExcused(page)) return []
    if (anchor && !now.has(page)) return []
    const from = linksTo(address)
    const more = from.length > 0 ? ` Links still lead there from ${from.join(', ')}.` : ' No page of ours links to it.'
    return [lostAddress(address, line, more)]
  })
  const texts = built.day ? currentTexts(recorded, built, built.day) : new Map<string, CurrentText>()
  const noteOf = createNotes(built)
  const entries = [
    ...[...recorded.values()].map(line => texts.get(line.address)?.entry ?? line.entry + noteOf(line)),
    ...added.map(address => texts.get(address)?.entry ?? address + noteOf({ address })),
  ]
  return {
    text: [head, ...entries.toSorted(compare).map(entry => `${entry}\n`)].join(''),
    added,
    changed: [...texts].flatMap(([address, { isChanged }]) => (isChanged ? [address] : [])),
    issues,
  }
}

interface CurrentText {
  entry: string
  /** Whether the text is another than that of the last publication. */
  isChanged: boolean
}

/** The ledger line of each page that shows a content file, with the record of its text. */
function currentTexts(
  recorded: ReadonlyMap<string, LedgerLine>,
  { pages }: BuiltSite,
  day: Day,
): Map<string, CurrentText> {
  const shown = pages.filter(({ source, info }) => source && !info.isNotFound && (info.list?.number ?? 1) === 1)
  return new Map(
    shown.map(page => {
      const last = recorded.get(page.url)
      const text = page.textHash
      const isChanged = last?.text !== undefined && last.text !== text
      const changed = isChanged ? day : last?.changed
      const words = [page.url, `text:${text}`, ...(changed ? [changed] : []), ...(last?.isGone ? ['gone'] : [])]
      return [page.url, { entry: words.join(' '), isChanged }]
    }),
  )
}

/**
 * The URLs of pages, of the anchors on them, and of files with a permanent URL, such as feeds. Further pages of a list
 * are no permanent URLs: what they show moves on with each new entity.
 */
function permanentUrls({ pages, outputs }: BuiltSite): string[] {
  const lasting = outputs.filter(({ isPermanentUrl }) => isPermanentUrl).map(({ path }) => `/${path}`)
  const permanent = pages.filter(({ info }) => !info.isNotFound && (info.list?.number ?? 1) === 1)
  return [...permanent.flatMap(({ url, anchors }) => [url, ...anchors.map(id => `${url}#${id}`)]), ...lasting]
}

/** Gives the function that writes behind an anchor that it is that of a heading, or which heading a build gave it to. */
function createNotes({ pages, former, headings }: BuiltSite) {
  const files = new Map(pages.map(({ url, source = '' }) => [url, source]))
  return ({ address, isGone, movedTo, isHeading }: Partial<LedgerLine> & Pick<LedgerLine, 'address'>): string => {
    const [url = '', anchor = ''] = address.split('#')
    const file = files.get(url) ?? ''
    if (isGone || movedTo) return ''
    const heading = former[file]?.[anchor]
    if (heading) return ` now #${heading}`
    return !isHeading && headings[file]?.includes(anchor) ? ' heading' : ''
  }
}

/** Gives the function that names the pages that link to an address; every page is read once, at the first call. */
function createLinkIndex(pages: RenderedPage[]): (address: string) => string[] {
  let index: Map<string, Set<string>> | undefined
  const read = () => {
    const links = new Map<string, Set<string>>()
    for (const { url, html } of pages)
      for (const { attribs } of findAll(({ attribs }) => 'href' in attribs, parsePage(html()).document)) {
        const href = attribs.href ?? ''
        const from = links.get(href) ?? new Set()
        links.set(href, from.add(url))
      }
    return links
  }
  return address => {
    index ??= read()
    return [...(index.get(withBasePath(address)) ?? [])]
  }
}

const withSlash = (address: string) => address.replace(/\/?$/, '/')
