import { limits } from '../diagnostics/limits'

/** The ways in which content can use a file of content/media. Drawings are only checked: nothing can show one yet. */
export type MediaUse = 'picture' | 'recording' | 'captions' | 'drawing'

/** A kind of file that may be in `content/` or `public/`. */
export interface Kind {
  /** Its name in messages. */
  noun: string
  endings: readonly string[]
  /** In bytes. */
  maxBytes: number
  /** Its use in content; absent where content/media can't hold it. */
  use?: MediaUse
  /** Whether `public/` may hold it. */
  isPublic: boolean
  /** Whether a file that begins with these bytes is of this kind; text kinds have none. */
  matches?: (head: Buffer) => boolean
}

/** The number of bytes that `matches` needs. */
export const headBytes = 64

const mebibyte = 2 ** 20

/** The largest text, in bytes: it is parsed as a whole. A mebibyte is a book of about 170,000 words. */
const maxTextBytes = mebibyte

/** Published as one file: Cloudflare Pages takes none above 25 MiB, the lowest limit of the supported hosts. */
const maxPublishedBytes = 25 * mebibyte

const beginsWith =
  (...beginnings: string[]) =>
  (head: Buffer) =>
    beginnings.some(each => head.toString('latin1', 0, each.length) === each)

/** The brands of an ISO media file: ISO/IEC 14496-12, the box `ftyp`. Empty for other files. */
function brandsOf(head: Buffer): string[] {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return []
  const box = head.toString('latin1', 8, Math.max(12, Math.min(head.readUInt32BE(0), head.length)))
  return box.match(/.{4}/gs) ?? []
}

const isAvif = (head: Buffer) => brandsOf(head).some(brand => brand === 'avif' || brand === 'avis')

/** Brands of still images in the same container: HEIF and Canon's raw format. */
const isOtherImage = (head: Buffer) => brandsOf(head).some(brand => /^(hei[cxms]|hev[cx]|mif1|msf1|crx )$/.test(brand))

const picture = { use: 'picture', isPublic: true, maxBytes: maxPublishedBytes } as const
const recording = { use: 'recording', isPublic: true, maxBytes: maxPublishedBytes } as const

/**
 * The kinds of files that `content/` and `public/` may hold, by ending and first bytes. HTML, XML and scripts are not
 * among them: a browser would run them on the site's own origin.
 */
export const kinds: readonly Kind[] = [
  { noun: 'PNG picture', endings: ['png'], ...picture, matches: beginsWith('\x89PNG\r\n\x1a\n') },
  { noun: 'JPEG picture', endings: ['jpg', 'jpeg'], ...picture, matches: beginsWith('\xff\xd8\xff') },
  { noun: 'GIF picture', endings: ['gif'], ...picture, matches: beginsWith('GIF87a', 'GIF89a') },
  {
    noun: 'WebP picture',
    endings: ['webp'],
    ...picture,
    matches: head => beginsWith('RIFF')(head) && head.toString('latin1', 8, 12) === 'WEBP',
  },
  { noun: 'AVIF picture', endings: ['avif'], ...picture, matches: isAvif },
  {
    noun: 'TIFF picture',
    endings: ['tif', 'tiff'],
    ...picture,
    isPublic: false,
    matches: beginsWith('II*\0', 'MM\0*', 'II+\0', 'MM\0+'),
  },
  { noun: 'SVG drawing', endings: ['svg'], use: 'drawing', isPublic: true, maxBytes: maxTextBytes },
  {
    noun: 'MP4 recording',
    endings: ['mp4'],
    ...recording,
    matches: head => brandsOf(head).length > 0 && !isAvif(head) && !isOtherImage(head),
  },
  {
    noun: 'WebM recording',
    endings: ['webm'],
    ...recording,
    matches: head => beginsWith('\x1a\x45\xdf\xa3')(head) && head.includes('webm', 0, 'latin1'),
  },
  {
    noun: 'WebVTT text',
    endings: ['vtt'],
    use: 'captions',
    isPublic: false,
    maxBytes: maxTextBytes,
    // https://www.w3.org/TR/webvtt1/#file-structure, with or without a byte order mark
    matches: beginsWith('WEBVTT', '\xef\xbb\xbfWEBVTT'),
  },
  { noun: 'icon', endings: ['ico'], isPublic: true, maxBytes: mebibyte, matches: beginsWith('\0\0\x01\0') },
  { noun: 'PDF document', endings: ['pdf'], isPublic: true, maxBytes: maxPublishedBytes, matches: beginsWith('%PDF-') },
  { noun: 'text', endings: ['txt', 'json'], isPublic: true, maxBytes: maxPublishedBytes },
  { noun: 'YAML', endings: ['yaml', 'yml'], isPublic: false, maxBytes: limits.fileBytes },
  { noun: 'Markdown', endings: ['md'], isPublic: false, maxBytes: maxTextBytes },
  { noun: 'TypeScript', endings: ['ts'], isPublic: false, maxBytes: maxTextBytes },
  { noun: 'MDX text', endings: ['mdx'], isPublic: false, maxBytes: limits.fileBytes },
]

/** The kind of a file by the ending of its name; undefined for kinds that neither folder may hold. */
export function kindOf(path: string): Kind | undefined {
  const ending = endingOf(path)
  return kinds.find(({ endings }) => endings.includes(ending))
}

/** The ending of a file name without its dot, in lower case; empty where it has none. */
export const endingOf = (path: string): string => /[^/]\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? ''

/** The endings of the kinds that fit, as a list for a sentence: "png, jpg or gif". */
export function endingsOf(fits: (kind: Kind) => boolean): string {
  const endings = kinds.filter(fits).flatMap(kind => kind.endings)
  return `${endings.slice(0, -1).join(', ')} or ${endings.at(-1)}`
}
