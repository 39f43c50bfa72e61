import { type Issue, show } from '../../diagnostics/issue'
import { textsIn } from '../../diagnostics/locate'
import { fileStart } from '../../diagnostics/position'
import { explainMedia } from '../../images/explain-media'
import { isUnreadable, type Media, mediaPathOf, toMarkdownUrl } from '../../images/media'
import { besideFile, pictureUrl } from '../../mdx/attributes/picture-urls'
import { isUnsafeUrl } from '../../mdx/checks/unsafe-url'
import type { Document } from '../document'
import { type LinkReport, linksOf } from './links-of'
import { memoizeByDocument } from './memoize'

/** Checks the URL of an image in a body: it must name a picture of the content that can be read. */
export function checkImage(url: string, file: string, media: Media, report: LinkReport): Issue[] {
  const path = mediaPathOf(pictureUrl(url, file))
  const picture = media.pictures[path]
  // Unsafe URLs are reported elsewhere.
  if ((picture && !isUnreadable(picture)) || isUnsafeUrl(url)) return []
  if (/^(https?:)?\/\//i.test(url))
    return report(
      'media-missing',
      `The picture ${show(url)} is on another site.`,
      'Put it into content/media and write its path from "/media/": visitors are told to nobody else.',
    )
  const { code, message, hint, suggestion } = explainMedia(path, media, 'picture', known =>
    toMarkdownUrl(besideFile(known, file)),
  )
  return report(code, message, hint, suggestion)
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
          ...{ file: `content${path}`, ...fileStart, code: 'media-unreadable-unused' as const },
          message: `The file ${problem}. Nothing uses it.`,
          hint: `${hint} Or remove it.`,
        },
  )
}

/** Every path that a document may mean a file of content/media by. */
const pathsIn = memoizeByDocument((document): string[] => [
  ...linksOf(document).flatMap(({ url, isImage }) =>
    isImage ? [mediaPathOf(pictureUrl(url, document.entry.file))] : [],
  ),
  ...textsIn(document.parsed.data ?? {}).flatMap(({ text }) => (text.startsWith('/') ? [text.normalize()] : [])),
])
