import { createContext, useContext } from 'react'
import { normalUrl } from '../../base/files/decode-url'
import { noMedia, type Picture, pictureAt, type Recording, recordingAt } from './media'

/** The files in content/media. */
export const MediaContext = createContext(noMedia)

/** Gives the image at a path of content. Throws where there is none, or where it can't be read. */
export function usePictures(): (path: string) => Picture {
  const media = useContext(MediaContext)
  return path => pictureAt(media, path)
}

/** Gives the files that URLs in a body name. Both throw where there is none, or where it can't be read. */
export function useBodyMedia(): { pictureAt(url: string): Picture; recordingAt(url: string): Recording } {
  const media = useContext(MediaContext)
  return { pictureAt: url => pictureAt(media, normalUrl(url)), recordingAt: url => recordingAt(media, normalUrl(url)) }
}

/** Gives the video at a path of content. Throws where there is none, or where it can't be read. */
export function useRecordings(): (path: string) => Recording {
  const media = useContext(MediaContext)
  return path => recordingAt(media, path)
}
