import { type Issue, show } from '../../diagnostics/issue'
import { explainMedia, isPicture } from '../../images/find-media'
import { isUnsafeUrl } from '../../mdx/checks/unsafe-url'
import type { LinkReport } from './links-of'

/** Checks the URL of an image in a body: it must name a picture in content/media. */
export function checkImage(url: string, media: readonly string[], report: LinkReport): Issue[] {
  const pictures = media.filter(isPicture)
  // Unsafe URLs are reported elsewhere.
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
