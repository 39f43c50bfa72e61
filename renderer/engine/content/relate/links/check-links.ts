import { posix } from 'node:path'
import type { Issue } from '../../../base/diagnostics/issue'
import { checkLinkForm, isLocal } from '../../../mdx/checks/link-form'
import { isUnsafeUrl, unsafeLink } from '../../../mdx/checks/unsafe-url'
import type { SiteDefinition } from '../../../site'
import { isPublished } from '../../dates/state'
import type { Document } from '../../document'
import type { LedgerLine } from '../../files/read-ledger'
import { linksInFields } from '../../inline/check-inline'
import type { RelateContext } from '../context'
import { checkMedia, checkMediaProp } from '../images'
import { checkLedger } from './check-ledger'
import { checkTarget, type TargetContext } from './check-target'
import { knownTargets } from './known-targets'
import { type Link, type LinkReport, type LinkSource, linksOf, settingsSource } from './links-of'

/**
 * Reports links and images that lead nowhere, links to moved pages, and unknown anchors: in bodies, components and
 * fields, and in the site's settings.
 */
export function checkLinks(all: Document[], site: SiteDefinition, context: RelateContext): Issue[] {
  const { media, moment, settings, reserved, recorded = [], former, inlineOf } = context
  const known = { ...knownTargets(all, site, reserved), moment, site, former, renamedFrom: findRenamed(all, recorded) }
  const ofPages = all.map((page): LinkSource => {
    const links = [...linksOf(page), ...linksInFields(page, inlineOf)]
    return { file: page.entry.file, page, isSeen: isPublished(page.parsed.data, moment), links }
  })
  // An address from the root leads to the same wherever it is written; most are written often.
  const right: Record<Meaning, Set<string>> = {
    media: new Set(),
    picture: new Set(),
    recording: new Set(),
    'link of visitors': new Set(),
    'link of drafts': new Set(),
  }
  const ofLinks = [...ofPages, ...(settings ? [settingsSource(settings, site)] : [])].flatMap(source =>
    source.links.flatMap(link => {
      const known = link.url.startsWith('/') && !link.isHome ? right[meaningOf(source, link)] : undefined
      if (known?.has(link.url)) return []
      const issues = checkOne(source, link)
      if (issues.length === 0) known?.add(link.url)
      return issues
    }),
  )
  return [...ofLinks, ...checkLedger(recorded, known)]

  function checkOne(source: LinkSource, link: Link): Issue[] {
    const report = reporterOf(source, link)
    if (link.isMedia) return checkMediaProp(link.url, media, report)
    if (link.isImage) return checkMedia(link.url, source.file, media, report, 'picture')
    if (link.isRecording) return checkMedia(link.url, source.file, media, report, 'recording')
    const issues = checkLink(source, link, known, report)
    if (!link.isHome || issues.length > 0 || known.targets.get(link.url)?.page) return issues
    return report('field-value', 'This is no address of a page of this site.', 'Write it as /.')
  }
}

/** The use of a URL. A URL may be right for one use and wrong for another. */
type Meaning = 'media' | 'picture' | 'recording' | 'link of visitors' | 'link of drafts'

function meaningOf({ isSeen }: LinkSource, { isMedia, isImage, isRecording }: Link): Meaning {
  if (isMedia) return 'media'
  if (isImage) return 'picture'
  if (isRecording) return 'recording'
  return isSeen ? 'link of visitors' : 'link of drafts'
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
