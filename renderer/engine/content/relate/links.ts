import { entityUrl } from '../../../site/collections'
import { anchorsOf, shellAnchors } from '../../../site/rules/anchors'
import { type Issue, type IssueCode, show } from '../../diagnostics/issue'
import { meant, nearest } from '../../diagnostics/nearest'
import { type Range, rangeAt } from '../../diagnostics/position'
import { textsIn } from '../../mdx/check-words'
import { type BodyLink, isLinkName } from '../../mdx/extract'
import { isUnsafeUrl } from '../../mdx/unsafe-url'
import type { Publication } from '../../shapes/publication'
import type { Settings } from '../find'
import { explainMedia, isPicture } from '../media'
import { siteInstant } from '../publication/clock'
import { isPublished, stateAt } from '../publication/state'
import { tagUrl } from '../tags'
import { memoize } from './memoize'
import type { Document, RelateContext } from './relate'
import { linksInSettings } from './settings'
import { textsOf } from './urls'

/** Where an address leads: a page, a page that has moved from there, or a list that the site makes itself. */
interface Target {
  page?: Document
  movedTo?: string
}

/**
 * Links and pictures that lead nowhere, links to a moved page or to an anchor that isn't there: in texts, components and
 * fields, and in the site's settings.
 */
export function checkLinks(all: Document[], { media, settings }: RelateContext): Issue[] {
  const targets = targetsOf(all)
  const known = [...targets.keys()]
  const pictures = media.filter(isPicture)
  const anchors = new Map<Document, string[]>()
  const at = siteInstant()
  const ofPages = all.map((page): Origin => {
    return { file: page.entry.file, page, isSeen: isPublished(page.parsed.data, at), links: linksOf(page) }
  })
  return [...ofPages, ...(settings ? [originOf(settings)] : [])].flatMap(origin =>
    origin.links.flatMap(link => check(origin, link)),
  )

  function check(from: Origin, { url, isImage, field, locate }: Link): Issue[] {
    const report = (code: IssueCode, message: string, hint: string, text?: string): Issue[] => {
      const range = locate()
      const issue = { file: from.file, ...range, ...(field && { field }), code, message, hint }
      return [text === undefined ? issue : { ...issue, fix: { ...range, text } }]
    }
    if (isImage) return checkPicture(url, report)
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) return []
    const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
    // What the site makes beside its pages, such as feeds, is there only once it is built.
    if (/\.[a-z0-9]+$/i.test(path)) return []
    const target: Target | undefined = path === '' && from.page ? { page: from.page } : targets.get(path)
    if (!target) {
      const suggestion = nearestUrl(path, known)
      const hint =
        suggestion === undefined ? 'Write the address of a page, from "/" to "/".' : meant(suggestion, [], '')
      const fixed = suggestion === undefined ? undefined : `${suggestion}${url.slice(path.length)}`
      return report('link-unknown', `There is no page at ${show(path)}.`, hint, fixed)
    }
    const { page, movedTo } = target
    const moved =
      movedTo === undefined
        ? []
        : report(
            'link-moved',
            `The page at ${show(path)} has moved.`,
            `Write its address: ${movedTo}`,
            `${movedTo}${query}${anchor && `#${anchor}`}`,
          )
    if (!page) return []
    const state = stateAt((page.parsed.data ?? {}) as Publication, at)
    // Writers may link between what visitors don't see.
    if (state !== 'published' && from.isSeen)
      return report(
        'link-unpublished',
        `The page at ${show(path)} is ${states[state]}.`,
        'Publish it with this one, or leave the link out until then.',
      )
    const there = anchors.get(page) ?? anchorsOf(page, all)
    anchors.set(page, there)
    if (!anchor || there.includes(decode(anchor))) return moved
    const suggestion = nearest(anchor, there)
    const lost = report(
      'anchor-unknown',
      `There is no heading "#${anchor}" in ${page.entry.file}.`,
      meant(
        suggestion,
        there.filter(name => !shellAnchors.includes(name)),
        'Anchors there',
      ),
      suggestion === undefined ? undefined : `${path}${query}#${suggestion}`,
    )
    return [...moved, ...lost]
  }

  function checkPicture(
    url: string,
    report: (code: IssueCode, message: string, hint: string, text?: string) => Issue[],
  ) {
    // What would run something is told of already.
    if (pictures.includes(url) || isUnsafeUrl(url)) return []
    if (/^(https?:)?\/\//i.test(url))
      return report(
        'media-missing',
        `The picture ${show(url)} is on another site.`,
        'Put it into content/media and write its path from "/media/": visitors are told to nobody else.',
      )
    if (media.includes(url))
      return report(
        'media-missing',
        `The file content${url} is not a picture that can stand in a text.`,
        'Pictures end in png, jpg, webp, avif, tiff or gif.',
      )
    const { code, message, hint, suggestion } = explainMedia(url, pictures)
    return report(code, message, hint, suggestion)
  }
}

/** A file whose links are checked. */
interface Origin {
  file: string
  /** Nothing for the settings, which speak on every page. */
  page?: Document
  /** Whether visitors see it. */
  isSeen: boolean
  links: Link[]
}

/** The site's settings with their links: all visitors see them. */
function originOf({ file, source }: Settings): Origin {
  const links = linksInSettings(source).map(({ url, start, end }) => {
    return { url, isImage: false, locate: () => rangeAt(source, start, end) }
  })
  return { file, isSeen: true, links }
}

const states = { draft: 'a draft', scheduled: 'not yet published', expired: 'no longer published' }

interface Link extends Pick<BodyLink, 'url' | 'isImage'> {
  field?: string
  locate(): Range
}

/** The links of a file's text and those of its fields. */
const linksOf = memoize(({ entry, parsed, body }): Link[] => {
  const inText = body.links.map(({ url, isImage, start, end }) => ({
    url: url.trim(),
    isImage,
    locate: () => rangeAt(entry.source, start, end),
  }))
  const inFields = textsIn(parsed.data ?? {})
    .filter(({ path, text }) => isLinkName(String(path.at(-1))) && /^[/#]/.test(text))
    .map(({ path, text }) => ({
      url: text,
      isImage: false,
      field: path.join('.'),
      locate: () => parsed.locate(path, 'value'),
    }))
  return [...inText, ...inFields]
})

function targetsOf(all: Document[]): Map<string, Target> {
  const targets = new Map<string, Target>()
  for (const page of all) {
    const url = entityUrl(page.entry.collection, page.entry.slug)
    for (const old of textsOf(page.parsed.data?.redirects)) targets.set(old, { page, movedTo: url })
    if (page.entry.collection === 'blog')
      for (const tag of textsOf(page.parsed.data?.tags)) targets.set(tagUrl(tag), {})
  }
  for (const page of all) {
    for (const alias of textsOf(page.parsed.data?.aliases)) targets.set(alias, { page })
    targets.set(entityUrl(page.entry.collection, page.entry.slug), { page })
  }
  return targets
}

/** The address that was meant: the same but for its slashes and capitals, or one with few other letters. */
function nearestUrl(path: string, known: string[]): string | undefined {
  const plain = (address: string) => address.toLowerCase().replace(/^\/|\/$/g, '')
  return known.find(address => plain(address) === plain(path)) ?? nearest(path, known)
}

function decode(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}
