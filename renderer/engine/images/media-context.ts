import { createContext, useContext } from 'react'
import type { Media, Picture, Recording } from './read-media'

/** The files in content/media. */
export const MediaContext = createContext<Media>({ pictures: {}, recordings: {} })

/** Gives the image at a path of content. Throws when there is none. */
export function usePictures(): (path: string) => Picture {
  const { pictures } = useContext(MediaContext)
  return path => found(pictures[path], path)
}

/** Gives the video at a path of content. Throws when there is none. */
export function useRecordings(): (path: string) => Recording {
  const { recordings } = useContext(MediaContext)
  return path => found(recordings[path], path)
}

function found<Kind>(one: Kind | undefined, path: string): Kind {
  if (!one) throw new Error(`There is no file content${path} of the required kind, an image or a video.`)
  return one
}
