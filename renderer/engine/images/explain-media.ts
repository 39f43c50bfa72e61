import type { IssueCode } from '../diagnostics/issue'
import { meant, nearest } from '../diagnostics/nearest'
import { isUnreadable, type Media, mediaAt } from './media'

/** What is wrong with a path in content that names no usable file of content/media. */
interface ExplainedMedia {
  code: IssueCode
  message: string
  hint: string
  /** The path that was probably meant. */
  suggestion?: string
}

/**
 * Explains to writers why a path can't be used: there is no file, or it can't be read. `known` are the possible files,
 * and `write` spells one of them for the place.
 */
export function explainMedia(
  path: string,
  media: Media,
  known = [...Object.keys(media.pictures), ...Object.keys(media.recordings)],
  write = (known: string) => known,
): ExplainedMedia {
  const file = mediaAt(media, path)
  if (isUnreadable(file))
    return { code: 'media-unreadable', message: `The file content${path} ${file.problem}.`, hint: file.hint }
  const found = nearestMedia(path, known)
  const suggestion = found === undefined ? undefined : write(found)
  return {
    code: 'media-missing',
    message: `There is no file content${path.startsWith('/') ? '' : '/'}${path}.`,
    hint:
      suggestion === undefined
        ? 'Put the file into content/media, or write the path of one that is there, from "/media/".'
        : meant(suggestion, [], ''),
    ...(suggestion !== undefined && { suggestion }),
  }
}

/**
 * The file that was probably meant: one with the same name but for folder and ending, or the nearest by edit distance.
 */
function nearestMedia(path: string, known: readonly string[]): string | undefined {
  const nameOf = (file: string) => file.replace(/^(\.{0,2}\/)*((public|content)\/)?(media\/)?/, '')
  const stemOf = (file: string) =>
    file
      .replace(/^.*\//, '')
      .replace(/\.[^.]*$/, '')
      .toLowerCase()
  const same = known.find(other => stemOf(other) === stemOf(path))
  if (same) return same
  const name = nearest(nameOf(path), known.map(nameOf))
  return known.find(other => nameOf(other) === name)
}
