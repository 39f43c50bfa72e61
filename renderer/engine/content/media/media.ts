import type { MediaUse } from '../../base/files/kinds'

/** The properties of a decoded image. */
export interface Measured {
  /** In pixels, after applying the EXIF orientation. */
  width: number
  height: number
  /** Its dominant color as #rrggbb; absent when it has transparent parts. */
  color?: string
  /** The format in which other sites get it: those of variants are too new for some. */
  sharedFormat: 'jpg' | 'png'
}

/** An image with the size that pages need to reserve its space. */
export interface Picture extends Measured {
  /** The image for dark color schemes: that of the same name with `-dark` before its ending, where there is one. */
  dark?: Picture
  /** Its file below content. */
  file: string
  /** Its name in letters that every URL may have, with the beginning of its hash: the prefix of its variants' URLs. */
  name: string
}

/** A video, its captions or another file that is published unchanged. */
export interface Recording {
  file: string
  name: string
  ending: string
  /** In bytes. */
  size: number
  /** The video for dark color schemes; see `Picture`. */
  dark?: Recording
}

/** The reason why a file can't be published. */
export interface Unreadable {
  /** The problem, as the rest of a sentence about the file: "is empty". */
  problem: string
  /** What to do about it. */
  hint: string
  /** Whether this is also the look of a file that is still being copied. */
  isIncomplete?: boolean
}

/** The files in content/media, and pictures beside texts, by their path from the folder `content`, in NFC: images, and other files. */
export interface Media {
  pictures: Record<string, Picture | Unreadable>
  recordings: Record<string, Recording | Unreadable>
  /** The paths of drawings, which nothing uses yet. */
  drawings: string[]
}

/** No media. */
export const noMedia: Media = { pictures: {}, recordings: {}, drawings: [] }

/** The file at a path of content; undefined where there is none. */
export function mediaAt({ pictures, recordings }: Media, path: string): Picture | Recording | Unreadable | undefined {
  const key = path.normalize()
  return pictures[key] ?? recordings[key]
}

/** The files that content can use in one way, by path. */
export function mediaOf({ pictures, recordings }: Media, use: MediaUse): Media['pictures'] | Media['recordings'] {
  const ofKind = (isCaptions: boolean) =>
    Object.fromEntries(Object.entries(recordings).filter(([path]) => /\.vtt$/i.test(path) === isCaptions))
  return { picture: pictures, recording: ofKind(false), captions: ofKind(true), drawing: {} }[use]
}

/** Whether a file of content/media can't be published. */
export function isUnreadable(file: object | undefined): file is Unreadable {
  return file !== undefined && 'problem' in file
}

/** The image at a path of content. Throws where there is none, or where it can't be read. */
export function pictureAt({ pictures }: Media, path: string): Picture {
  return withDark(pictures, path, readable(pictures[path.normalize()], path, 'picture'))
}

/** The video at a path of content. Throws where there is none, or where it can't be read. */
export function recordingAt({ recordings }: Media, path: string): Recording {
  return withDark(recordings, path, readable(recordings[path.normalize()], path, 'recording'))
}

/** Adds the file for dark color schemes, where there is one that can be read. */
function withDark<Kind extends object>(files: Record<string, Kind | Unreadable>, path: string, file: Kind): Kind {
  const dark = files[path.normalize().replace(/(?=\.\w+$)/, '-dark')]
  return dark && !isUnreadable(dark) ? { ...file, dark } : file
}

function readable<Kind extends object>(found: Kind | Unreadable | undefined, path: string, noun: string): Kind {
  if (isUnreadable(found)) throw new Error(`content${path} ${found.problem}. ${found.hint}`)
  if (!found) throw new Error(`There is no ${noun} content${path}.`)
  return found
}

/** Writes a path of content as the URL of an image in Markdown; characters with a meaning there are encoded. */
export function toMarkdownUrl(path: string): string {
  return path.replace(/[\s\p{Cc}<>()[\]{}\\|`&]|%(?=[0-9a-f]{2})/giu, encodeAll)
}

/** Percent-encodes every byte of a text. */
function encodeAll(text: string): string {
  return [...Buffer.from(text)].map(byte => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
}
