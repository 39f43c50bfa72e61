import { type Issue, show } from '../../../base/diagnostics/issue'
import { nearest, suggestionHint } from '../../../base/diagnostics/nearest'
import { normalUrl } from '../../../base/files/decode-url'
import type { SiteDefinition } from '../../../site'
import { stateAt } from '../../dates/state'
import type { Document } from '../../document'
import type { Publication } from '../../schema/publication'
import type { RelateContext } from '../context'
import type { KnownTargets } from './known-targets'
import { nearestUrl, type Target } from './link-targets'
import type { LinkReport, LinkSource } from './links-of'

const states = { draft: 'a draft', scheduled: 'not yet published', expired: 'no longer published' }

/** The pages, files and times that the targets of links are checked against. */
export interface TargetContext extends KnownTargets, Pick<RelateContext, 'moment' | 'former'> {
  site: SiteDefinition
  /** Whether the check only tests a suggestion; no further suggestions are looked for then. */
  isTrial?: boolean
  /** Gives the page that replaces a lost URL; see `findRenamed`. */
  renamedFrom: (url: string) => Document | undefined
}

/** Checks a link to the site itself: it must lead to a published page or file, and to an anchor that is there. */
export function checkTarget(from: LinkSource, url: string, known: TargetContext, report: LinkReport): Issue[] {
  const [, written = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
  const path = known.targets.has(written) ? written : normalUrl(written)
  const target: Target | undefined = path === '' && from.page ? { page: from.page } : known.targets.get(path)
  if (!target) return known.isFile(path) ? [] : unknownTarget(from, path, url.slice(written.length), known, report)
  const { page, movedTo } = target
  if (!page) return []
  const state = stateAt((page.parsed.data ?? {}) as Publication, known.moment)
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
  if (!anchor || anchors.includes(normalUrl(anchor))) return moved
  const present = known.former[page.entry.file]?.[normalUrl(anchor)]
  if (present) return [...moved, ...movedAnchor(`${movedTo ?? written}${query}`, anchor, present, report)]
  return [...moved, ...unknownAnchor(anchor, written + query, page, anchors, known.site, report)]
}

/** Reports a link to nothing; `rest` is the query and the anchor behind the path. */
function unknownTarget(from: LinkSource, path: string, rest: string, known: TargetContext, report: LinkReport) {
  if (known.isTrial) return report('link-unknown', `There is no page at ${show(path)}.`, '')
  // A URL that has another problem is not suggested.
  const trial = { ...known, isTrial: true }
  const ifRight = (fix: string) => (checkTarget(from, fix, trial, report).length === 0 ? fix : undefined)
  const page = known.pageOfFile(path, from.file)
  if (page !== undefined && /\.(mdx?|html?)$|^(\/?content|\.{1,2})\//i.test(path))
    return report(
      'link-unknown',
      `${show(path)} is no address of this site.`,
      `Write ${page}${rest}`,
      ifRight(page + rest),
    )
  if (path.startsWith('/media/'))
    return report(
      'link-unknown',
      `There is nothing to open at ${show(path)}: files of content/media are published for the pages that show them.`,
      'Show the picture in the text: ![what it shows](/media/name.png). A file to download belongs in public.',
    )
  const renamed = known.renamedFrom(path)
  if (renamed) return renamedPage(path, renamed, report)
  const stem = path.replace(/\.(mdx?|html?)$/i, '/')
  if (/\.[a-z0-9]+$/i.test(stem)) return unknownFile(path, rest, known, report)
  const suggestion = page ?? nearestUrl(stem, known.urls)
  const hint =
    suggestion === undefined ? 'Write the address of a page, from "/" to "/".' : suggestionHint(suggestion, [], '')
  const fix = suggestion === undefined ? undefined : ifRight(suggestion + rest)
  return report('link-unknown', `There is no page at ${show(path)}.`, hint, fix)
}

/** Reports a link to a page whose file was renamed by hand; its old URL would be lost. */
function renamedPage(path: string, { entry: { file, slug, collection } }: Document, report: LinkReport): Issue[] {
  const old = path.split('/').at(-2)
  return report(
    'link-unknown',
    `There is no page at ${show(path)} any more, and ${file} is new.`,
    `If you renamed it, call it ${old}.mdx again and run \`npm run rename -- ${collection}/${old} ${slug}\`: links follow, and the old address leads to the new one.`,
  )
}

function unknownFile(path: string, rest: string, { files }: TargetContext, report: LinkReport): Issue[] {
  const own = `/${path.replace(/^(\.{0,2}\/)*(public\/)?/, '')}`
  const name = path.slice(path.lastIndexOf('/'))
  const suggestion = [own, ...files].find(file => files.includes(file) && file.endsWith(name)) ?? nearest(own, files)
  return report(
    'link-unknown',
    `There is no file at ${show(path)}.`,
    suggestion === undefined
      ? 'Put the file into public: public/price-list.pdf is at /price-list.pdf.'
      : suggestionHint(suggestion, [], ''),
    suggestion === undefined ? undefined : suggestion + rest,
  )
}

function movedAnchor(page: string, anchor: string, present: string, report: LinkReport): Issue[] {
  const address = `${page}#${present}`
  return report('link-moved', `The heading "#${anchor}" has other words now.`, `Write its address: ${address}`, address)
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
    suggestionHint(suggestion, own, 'Anchors there'),
    suggestion === undefined ? undefined : `${before}#${suggestion}`,
  )
}
