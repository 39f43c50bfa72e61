import { compare } from '../../base/diagnostics/issue'
import { kindOf, type MediaUse } from '../../base/files/kinds'
import { listFiles } from '../../base/files/list-files'

/** Variants that were encoded ahead, with more effort than a build takes: by the names that they have in URLs. */
export const encodedFolder = 'content/media/variants'

/** Whether a file is an image by its name. Images are published in several sizes, other media unchanged. */
export const isPicture = (path: string): boolean => mediaUse(path) === 'picture'

/** The use of a media file in content, by its extension; undefined for other kinds of files. */
export const mediaUse = (path: string): MediaUse | undefined => kindOf(path)?.use

/** Every picture beside texts and every file of content/media, as paths from the folder `content`, in a fixed order. */
export function findAllMedia(root: string): string[] {
  const beside = listFiles(root, 'content')
    .filter(file => !/^content\/(media|types)\//.test(file) && file.split('/').length > 2 && isPicture(file))
    .map(file => file.slice('content'.length))
  return [...findMedia(root), ...beside].sort(compare)
}

/** Every file below root/content/media as content refers to it, from "/media/", in a fixed order. */
export function findMedia(root: string): string[] {
  return listFiles(root, 'content/media')
    .filter(file => !file.startsWith(`${encodedFolder}/`))
    .map(file => file.slice('content'.length))
    .filter(path => mediaUse(path) !== undefined)
    .sort(compare)
}
