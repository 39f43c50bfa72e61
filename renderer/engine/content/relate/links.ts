import { type Issue, show } from '../../diagnostics/issue'
import { meant, nearest } from '../../diagnostics/nearest'
import type { Publication } from '../../shapes/publication'
import type { SiteDefinition } from '../../site'
import type { Document } from '../document'
import { siteInstant } from '../publication/clock'
import { isPublished, stateAt } from '../publication/state'
import type { RelateContext } from './context'
import { checkImage } from './images'
import { createAnchors, linkTargets, nearestUrl, type Target } from './link-targets'
import { type Link, type LinkReport, type LinkSource, linksOf, settingsSource } from './links-of'

const states = { draft: 'a draft', scheduled: 'not yet published', expired: 'no longer published' }

/**
 * Reports broken links and images, links to moved pages, and unknown anchors: in bodies, components and fields, and in
 * the site's settings.
 */
export function checkLinks(all: Document[], site: SiteDefinition, { media, settings, former }: RelateContext): Issue[] {
  const at = siteInstant()
  const targets = linkTargets(all, site)
  const known = { targets, urls: [...targets.keys()], anchorsOf: createAnchors(all, site), at, site, former }
  const ofPages = all.map((page): LinkSource => {
    return { file: page.entry.file, page, isSeen: isPublished(page.parsed.data, at), links: linksOf(page) }
  })
  return [...ofPages, ...(settings ? [settingsSource(settings, site)] : [])].flatMap(source =>
    source.links.flatMap(link => {
      const report = reporterOf(source, link)
      return link.isImage ? checkImage(link.url, source.file, media, report) : checkLink(source, link, known, report)
    }),
  )
}

interface Known {
  targets: Map<string, Target>
  urls: string[]
  anchorsOf: (page: Document) => string[]
  at: Date
  site: SiteDefinition
  former: RelateContext['former']
}

function reporterOf({ file }: LinkSource, { field, locate }: Link): LinkReport {
  return (code, message, hint, fix) => {
    const range = locate()
    const issue = { file, ...range, ...(field && { field }), code, message, hint }
    return [fix === undefined ? issue : { ...issue, fix: { ...range, text: fix } }]
  }
}

function checkLink(from: LinkSource, { url }: Link, known: Known, report: LinkReport): Issue[] {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) return []
  const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  // Generated files such as feeds exist only after a build.
  if (/\.[a-z0-9]+$/i.test(path)) return path.startsWith('/media/') ? linkToMedia(path, report) : []
  const target: Target | undefined = path === '' && from.page ? { page: from.page } : known.targets.get(decodeUrl(path))
  if (!target) return unknownPage(path, url, known.urls, report)
  const { page, movedTo } = target
  if (!page) return []
  const state = stateAt((page.parsed.data ?? {}) as Publication, known.at)
  // Unpublished pages may link to each other.
  if (state !== 'published' && from.isSeen)
    return report(
      'link-unpublished',
      `The page at ${show(path)} is ${states[state]}.`,
      'Publish it with this one, or leave the link out until then.',
    )
  const moved =
    movedTo === undefined
      ? []
      : report(
          'link-moved',
          `The page at ${show(path)} has moved.`,
          `Write its address: ${movedTo}`,
          `${movedTo}${query}${anchor && `#${anchor}`}`,
        )
  const anchors = known.anchorsOf(page)
  if (!anchor || anchors.includes(decodeUrl(anchor))) return moved
  const present = known.former[page.entry.file]?.[decodeUrl(anchor)]
  if (present) return [...moved, ...movedAnchor(`${movedTo ?? path}${query}`, anchor, present, report)]
  return [...moved, ...unknownAnchor(anchor, path + query, page, anchors, known.site, report)]
}

function movedAnchor(page: string, anchor: string, present: string, report: LinkReport): Issue[] {
  const address = `${page}#${present}`
  return report('link-moved', `The heading "#${anchor}" has other words now.`, `Write its address: ${address}`, address)
}

function linkToMedia(path: string, report: LinkReport): Issue[] {
  return report(
    'link-unknown',
    `There is nothing to open at ${show(path)}: files of content/media are published for the pages that show them.`,
    'Show the picture in the text: ![what it shows](/media/name.png).',
  )
}

function unknownPage(path: string, url: string, urls: string[], report: LinkReport): Issue[] {
  const suggestion = nearestUrl(path, urls)
  const hint = suggestion === undefined ? 'Write the address of a page, from "/" to "/".' : meant(suggestion, [], '')
  const fix = suggestion === undefined ? undefined : `${suggestion}${url.slice(path.length)}`
  return report('link-unknown', `There is no page at ${show(path)}.`, hint, fix)
}

function unknownAnchor(
  anchor: string,
  before: string,
  page: Document,
  anchors: string[],
  { pageAnchors = [] }: SiteDefinition,
  report: LinkReport,
): Issue[] {
  const suggestion = nearest(anchor, anchors)
  const own = anchors.filter(name => !pageAnchors.includes(name))
  return report(
    'anchor-unknown',
    `There is no heading "#${anchor}" in ${page.entry.file}.`,
    meant(suggestion, own, 'Anchors there'),
    suggestion === undefined ? undefined : `${before}#${suggestion}`,
  )
}

/** A part of a URL without percent-encoding, in the form of letters that URLs have. */
export function decodeUrl(part: string): string {
  try {
    return decodeURIComponent(part).normalize()
  } catch {
    return part
  }
}
