import type { Issue, IssueCode } from '../../../base/diagnostics/issue'
import { textsIn } from '../../../base/diagnostics/locate'
import { type Range, rangeAt } from '../../../base/diagnostics/position'
import { type BodyLink, isLinkName } from '../../../mdx/extract'
import type { SiteDefinition } from '../../../site'
import type { Document } from '../../document'
import { escapeString, linksInSettings, type SettingsText } from '../../files/read-settings'
import { writeScalar } from '../../validation/validate'
import { memoizeByDocument } from '../memoize'

/** A link and its position. */
export interface Link extends Pick<BodyLink, 'url' | 'isImage' | 'isRecording' | 'isMedia'> {
  /** The frontmatter field that holds it; `isHome` where it is the home page of the settings, which has to be a page. */
  field?: string
  isHome?: boolean
  locate(): Range
  /**
   * Whether the range holds the address alone, so that another can replace it; not where it is written with escapes.
   * Absent for a link that is a whole value.
   */
  isExact?: () => boolean
  /** Writes another address for its place, where that needs more than the address. */
  write?: (url: string) => string
}

/** Makes the issues of one link; `fix` replaces the link. */
export type LinkReport = (code: IssueCode, message: string, hint: string, fix?: string) => Issue[]

/** A file whose links are checked. */
export interface LinkSource {
  file: string
  /** Absent for the settings, whose links are on every page. */
  page?: Document
  /** Whether visitors see it. */
  isSeen: boolean
  links: Link[]
}

/** The links of a file's body and those of its fields. */
export const linksOf = memoizeByDocument(({ entry, parsed, body }): Link[] => {
  const inBody = body.links.map(({ url, start, end, ...kind }) => ({
    ...kind,
    url: url.trim(),
    locate: () => rangeAt(entry.source, start, end),
    isExact: () => entry.source.slice(start, end) === url,
  }))
  const inFields = textsIn(parsed.data ?? {})
    .filter(({ path, text }) => isLinkName(String(path.at(-1))) && /^[/#]/.test(text))
    .map(({ path, text }) => ({
      url: text,
      isImage: false,
      field: path.join('.'),
      locate: () => parsed.locate(path, 'value'),
      write: writeScalar,
    }))
  return [...inBody, ...inFields]
})

/** The site's settings with their links, which every visitor sees. */
export function settingsSource({ file, source }: SettingsText, site: SiteDefinition): LinkSource {
  const links = linksInSettings(source, site).map(({ text, name, quote, start, end }) => ({
    url: text,
    isHome: name === 'home',
    isImage: false,
    locate: () => rangeAt(source, start, end),
    write: (url: string) => escapeString(url, quote),
  }))
  return { file, isSeen: true, links }
}
