import type { Issue } from '../../base/diagnostics/issue'
import { nearest, suggestionHint } from '../../base/diagnostics/nearest'
import { endingsOf, type MediaUse } from '../../base/files/kinds'
import { mediaUse } from './find-media'
import { isUnreadable, type Media, mediaAt, mediaOf } from './media'

/** An issue without its position; `suggestion` is what was probably meant. */
export type Explained = Pick<Issue, 'code' | 'message' | 'hint'> & { suggestion?: string | undefined }

const nouns: Record<MediaUse, string> = {
  picture: 'a picture',
  recording: 'a recording',
  captions: 'a file of captions',
  drawing: 'a drawing',
}

/**
 * Explains to writers why a path can't be used as `wanted`: there is no file, it can't be read, or it is of another kind.
 * `write` spells a path for the place.
 */
export function explainMedia(
  path: string,
  media: Media,
  wanted: MediaUse,
  write = (known: string) => known,
): Explained {
  const file = mediaOf(media, wanted)[path.normalize()]
  if (isUnreadable(file))
    return { code: 'media-unreadable', message: `The file content${path} ${file.problem}.`, hint: file.hint }
  const found = nearestMedia(path, Object.keys(mediaOf(media, wanted)))
  const suggestion = found === undefined ? undefined : write(found)
  const isOther = mediaAt(media, path) !== undefined || media.drawings.includes(path.normalize())
  const unknown = isOther
    ? `Name a file that ends in ${endingsOf(kind => kind.use === wanted)}.`
    : 'Put the file into content/media, or write the path of one that is there, from "/media/".'
  return {
    code: isOther ? 'media-kind' : 'media-missing',
    message: isOther
      ? `The file content${path} is ${nouns[mediaUse(path) ?? 'drawing']}; ${nouns[wanted]} is needed here.`
      : `There is no file content${path.startsWith('/') ? '' : '/'}${path}.`,
    hint: suggestion === undefined ? unknown : suggestionHint(suggestion, [], ''),
    suggestion,
  }
}

/** The file that was probably meant: the same name in another folder or format, or the nearest by edit distance. */
function nearestMedia(path: string, known: readonly string[]): string | undefined {
  const nameOf = (file: string) => file.replace(/^(\.{0,2}\/)*((public|content)\/)?(media\/)?/, '')
  const stemOf = (file: string) => file.replace(/^.*\/|\.[^./]*$/g, '').toLowerCase()
  const same = known.find(other => stemOf(other) === stemOf(path))
  if (same) return same
  const name = nearest(nameOf(path), known.map(nameOf))
  return known.find(other => nameOf(other) === name)
}
