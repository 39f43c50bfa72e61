import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { entityUrl } from '../../../content/collections'
import { tagUrl } from '../../../content/tags'
import type { Publication } from '../../../content/types/publication'
import { isLinkName, type TextLink } from '../body/read-text'
import { type Issue, type IssueCode, show } from '../issue'
import { meant, nearest } from '../nearest'
import { type Range, rangeAt } from '../position'
import { textsIn } from '../prose/check-words'
import { siteInstant } from '../publication/clock'
import { isPublished, stateAt } from '../publication/state'
import type { Candidate } from '.'
import { textsOf } from './addresses'
import { anchorsOf, shellAnchors } from './anchors'

/** Where an address leads: a page, a page that has moved from there, or a list that the site makes itself. */
interface Target {
  page?: Candidate
  movedTo?: string
}

/** Links of texts, components and fields that lead nowhere, to a moved page, or to an anchor that isn't there. */
export function checkLinks(all: Candidate[], root: string): Issue[] {
  const targets = targetsOf(all)
  const known = [...targets.keys()]
  const anchors = new Map<Candidate, string[]>()
  const at = siteInstant()
  return all.flatMap(page => linksOf(page).flatMap(link => check(page, link)))

  function check(from: Candidate, { url, isImage, field, locate }: Link): Issue[] {
    const report = (code: IssueCode, message: string, hint: string, text?: string): Issue[] => {
      const range = locate()
      const told = { file: from.entry.file, ...range, ...(field && { field }), code, message, hint }
      return [text === undefined ? told : { ...told, fix: { ...range, text } }]
    }
    if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) return []
    const [, path = '', query = '', anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(url) ?? []
    if (isImage || /\.[a-z0-9]+$/i.test(path)) {
      // What the site makes beside its pages, such as feeds, is there only once it is built.
      if (!isImage || existsSync(join(root, 'public', path))) return []
      return report('media-missing', `There is no file public${path}.`, 'Put the file there, or correct the path.')
    }
    const target = path === '' ? { page: from } : targets.get(path)
    if (!target) {
      const suggestion = nearestAddress(path, known)
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
    if (state !== 'published' && isPublished(from.parsed.data, at))
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
}

const states = { draft: 'a draft', scheduled: 'not yet published', expired: 'no longer published' }

interface Link extends Pick<TextLink, 'url' | 'isImage'> {
  field?: string
  locate(): Range
}

/** The links of a file's text and those of its fields. */
function linksOf({ entry, parsed, text }: Candidate): Link[] {
  const inText = text.links.map(({ url, isImage, start, end }) => ({
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
}

function targetsOf(all: Candidate[]): Map<string, Target> {
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
function nearestAddress(path: string, known: string[]): string | undefined {
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
