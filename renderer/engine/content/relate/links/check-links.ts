import { posix } from 'node:path'
import { hashOf } from '../../../base/cache/hash'
import type { Issue } from '../../../base/diagnostics/issue'
import { checkLinkForm, isLocal } from '../../../mdx/checks/link-form'
import { isUnsafeUrl, unsafeLink } from '../../../mdx/checks/unsafe-url'
import type { SiteDefinition } from '../../../site'
import { stateAt } from '../../dates/state'
import type { Document } from '../../document'
import type { LedgerLine } from '../../files/read-ledger'
import { checkInline, linksInFields } from '../../inline/check-inline'
import type { Media } from '../../media/media'
import type { Publication } from '../../schema/publication'
import type { RelateContext } from '../context'
import { checkMedia, checkMediaProp } from '../images'
import type { CacheCheck } from '../memoize'
import { checkLedger } from './check-ledger'
import { checkTarget, type TargetContext } from './check-target'
import { knownTargets } from './known-targets'
import { type Link, type LinkReport, type LinkSource, linksOf, settingsSource } from './links-of'

/**
 * Gives the check that reports links and images that lead nowhere, links to moved pages, unknown anchors and wrong inline
 * Markdown: in bodies, components and fields, and in the site's settings. A document is checked again only where it, a
 * target or a type has changed.
 */
export function createLinkCheck(site: SiteDefinition, cacheCheck: CacheCheck) {
  let last: { key: string; findIn: ReturnType<typeof cacheCheck<Issue>> } | undefined
  return (all: Document[], context: RelateContext): Issue[] => {
    const { media, moment, settings, reserved, recorded = [], former, inlineOf, types } = context
    const renamedFrom = findRenamed(all, recorded)
    const known = { ...knownTargets(all, site, reserved), moment, site, former, renamedFrom }
    const checkSource = (source: LinkSource) => source.links.flatMap(link => checkOne(source, link, known, media))
    const stateOf = ({ parsed }: Document) => stateAt((parsed.data ?? {}) as Publication, moment)
    const pages = all.map(page => [page.entry.file, stateOf(page), known.anchorsOf(page)])
    const targets = [...known.targets].map(([url, { page, movedTo }]) => [url, page?.entry.file, movedTo])
    const published = recorded.map(({ address }) => address)
    const key = hashOf(JSON.stringify([pages, targets, published, media, reserved, former, types]))
    if (last?.key !== key)
      last = {
        key,
        findIn: cacheCheck('links', [key], page => {
          const links = [...linksOf(page), ...linksInFields(page, inlineOf)]
          const source = { file: page.entry.file, page, isSeen: stateOf(page) === 'published', links }
          return [...checkInline(page, inlineOf), ...checkSource(source)]
        }),
      }
    const ofPages = last.findIn(all).flatMap(({ findings }) => findings)
    const ofSettings = settings ? checkSource(settingsSource(settings, site)) : []
    return [...ofPages, ...ofSettings, ...checkLedger(recorded, known)]
  }
}

function checkOne(source: LinkSource, link: Link, known: TargetContext, media: Media): Issue[] {
  const report = reporterOf(source, link)
  if (link.isMedia) return checkMediaProp(link.url, media, report)
  if (link.isImage) return checkMedia(link.url, source.file, media, report, 'picture')
  if (link.isRecording) return checkMedia(link.url, source.file, media, report, 'recording')
  const issues = checkLink(source, link, known, report)
  if (!link.isHome || issues.length > 0 || known.targets.get(link.url)?.page) return issues
  return report('field-value', 'This is no address of a page of this site.', 'Write it as /.')
}

function reporterOf({ file }: LinkSource, { field, isExact, locate, write }: Link): LinkReport {
  return (code, message, hint, fix) => {
    const range = locate()
    const issue = { file, ...range, field: field || undefined, code, message, hint }
    const text = fix !== undefined && write ? write(fix) : fix
    return [text === undefined || isExact?.() === false ? issue : { ...issue, fix: { ...range, text } }]
  }
}

function checkLink(from: LinkSource, { url }: Link, known: TargetContext, report: LinkReport): Issue[] {
  // Of a page it is reported where the body is checked.
  if (isUnsafeUrl(url)) return from.page ? [] : report('body-link', ...unsafeLink(url))
  const wrong = checkLinkForm(url)
  if (wrong) return report(wrong.code, wrong.message, wrong.hint, wrong.fix)
  if (isLocal(url)) return checkLocal(url, known, report)
  const { origin } = known.site.settings
  const isOwn = url.startsWith(`${origin}/`)
  if (!isOwn && /^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) return []
  return checkTarget(from, isOwn ? url.slice(origin.length) : url, known, report)
}

/** A link to the server of the writer: its page is offered, unless it is the home page, which may be another site's. */
function checkLocal(url: string, { targets }: TargetContext, report: LinkReport): Issue[] {
  const { pathname, search, hash } = new URL(url)
  if (pathname !== '/' && targets.has(pathname)) {
    const path = `${pathname}${search}${hash}`
    return report('link-form', `Only your own computer has the address "${url}".`, `Write ${path}`, path)
  }
  return report(
    'link-local',
    `The address "${url}" leads to the reader's own computer.`,
    `For a page of this site write its address from "/"; an address that only illustrates is code: \`${url}\`.`,
  )
}

/**
 * Gives the function that finds the page whose file a writer has probably renamed by hand: the only one beside a lost
 * URL that was never published, and is no draft. `published` gives the URLs that were; it is called when it is needed.
 */
function findRenamed(all: readonly Document[], recorded: readonly LedgerLine[]): (url: string) => Document | undefined {
  let known: ReadonlySet<string> | undefined
  return url => {
    known ??= new Set(recorded.map(({ address }) => address))
    const urls = known
    if (!urls.has(url)) return undefined
    const beside = all.filter(
      ({ entry, parsed }) =>
        posix.dirname(entry.url) === posix.dirname(url) && !urls.has(entry.url) && parsed.data?.draft !== true,
    )
    return beside.length === 1 ? beside[0] : undefined
  }
}
