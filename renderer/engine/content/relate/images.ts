import { type Issue, show } from '../../base/diagnostics/issue'
import { textsIn } from '../../base/diagnostics/locate'
import { fileStart } from '../../base/diagnostics/position'
import { normalUrl } from '../../base/files/decode-url'
import { isUnsafeUrl } from '../../mdx/checks/unsafe-url'
import { besideFile, pictureUrl } from '../../mdx/plugins/picture-urls'
import type { Document } from '../document'
import { explainMedia } from '../media/explain-media'
import { mediaUse } from '../media/find-media'
import { isUnreadable, type Media, mediaAt, mediaOf, toMarkdownUrl } from '../media/media'
import { type LinkReport, linksOf } from './links/links-of'
import { memoizeByDocument } from './memoize'

/** Checks the URL of an image or recording in the body of a file: it must name one of the content that can be read. */
export function checkMedia(
  url: string,
  from: string,
  media: Media,
  report: LinkReport,
  use: 'picture' | 'recording',
): Issue[] {
  const path = normalUrl(pictureUrl(url, from))
  const file = mediaOf(media, use)[path]
  // Unsafe URLs are reported elsewhere.
  if ((file && !isUnreadable(file)) || isUnsafeUrl(url)) return []
  if (/^(https?:)?\/\//i.test(url))
    return report(
      'media-missing',
      `The ${use} ${show(url)} is on another site.`,
      'Put it into content/media and write its path from "/media/": visitors are told to nobody else.',
    )
  const { code, message, hint, suggestion } = explainMedia(path, media, use, known =>
    toMarkdownUrl(besideFile(known, from)),
  )
  return report(code, message, hint, suggestion)
}

/** Checks the path in a prop of a component: it must name a file of content/media that can be read. */
export function checkMediaProp(path: string, media: Media, report: LinkReport): Issue[] {
  const file = mediaAt(media, path)
  // The check of types reports one of the wrong kind.
  if (file && !isUnreadable(file)) return []
  const { code, message, hint, suggestion } = explainMedia(path, media, mediaUse(path) ?? 'picture')
  return report(code, message, hint, suggestion)
}

/** Withholds the fix that only puts the address of a picture in another form, where there is no such picture. */
export function withholdVainFix(issue: Issue, media: Media): Issue {
  const [, path] = /^<(\/[^>]+)>$/.exec(issue.fix?.text ?? '') ?? []
  const picture = path === undefined ? undefined : media.pictures[normalUrl(path)]
  if (path === undefined || (picture && !isUnreadable(picture))) return issue
  const { fix: _, ...rest } = issue
  return rest
}

/** Warns of the files in content/media that can't be read and that no document names. */
export function checkUnusedMedia(documents: Document[], { pictures, recordings }: Media): Issue[] {
  const broken = Object.entries({ ...pictures, ...recordings }).flatMap(([path, file]) =>
    isUnreadable(file) ? [{ path, ...file }] : [],
  )
  if (broken.length === 0) return []
  const named = new Set(documents.flatMap(pathsIn))
  return broken.flatMap(({ path, problem, hint }) =>
    named.has(path)
      ? []
      : {
          file: `content${path}`,
          ...fileStart,
          code: 'media-unreadable-unused' as const,
          message: `The file ${problem}. Nothing uses it.`,
          hint: `${hint} Or remove it.`,
        },
  )
}

/** Every path that a document may mean a file of content/media by. */
const pathsIn = memoizeByDocument((document): string[] => [
  ...linksOf(document).flatMap(({ url, isImage, isRecording, isMedia }) =>
    isImage || isRecording || isMedia ? [normalUrl(pictureUrl(url, document.entry.file))] : [],
  ),
  ...textsIn(document.parsed.data ?? {}).flatMap(({ text }) => (text.startsWith('/') ? [text.normalize()] : [])),
])
