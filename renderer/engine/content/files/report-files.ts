import { basename, extname } from 'node:path'
import { type IssueCode, show } from '../../diagnostics/issue'
import { tooLarge } from '../../diagnostics/limits'
import { isPicture } from '../../images/find-media'
import { toMarkdownUrl } from '../../images/media'
import { type Collection, isSlug, maxSlugLength, toSlug } from '../collection'
import { FileTooLarge, type SourceText } from './read-file'

/** Reports an issue of a whole file or folder. */
export type Report = (file: string, code: IssueCode, message: string, hint: string) => void

/** The slug from the file's name; undefined for anything but an MDX file. */
export function slugOf(collection: Collection, file: string, isFolder: boolean, report: Report): string | undefined {
  if (isFolder || extname(file) !== '.mdx') {
    report(
      file,
      'file-kind',
      `${show(basename(file))} is not an MDX file.`,
      isFolder
        ? 'Collections have no folders inside: move its files up.'
        : isPicture(file)
          ? `Move it to content/media and write ![what it shows](${toMarkdownUrl(`/media/${basename(file)}`)}) in the text.`
          : 'Give it the ending ".mdx", or move it to public.',
    )
    return
  }
  const slug = basename(file, '.mdx')
  if (!isSlug(collection, slug))
    report(
      file,
      'slug-form',
      slug.length > maxSlugLength
        ? `The file name has ${slug.length} characters; in an address at most ${maxSlugLength} are allowed.`
        : `The file name ${show(slug)} can't be part of an address.`,
      `Use lower-case letters from a to z, digits and single hyphens, for example ${show(toSlug(slug))}.`,
    )
  return slug
}

/** Reads a file; undefined and an issue where it can't be read, is too large, or is not text. */
export function readOrReport(file: string, read: () => SourceText, report: Report): SourceText | undefined {
  try {
    return read()
  } catch (error) {
    if (error instanceof FileTooLarge) {
      report(file, 'file-limit', tooLarge.message, tooLarge.hint)
      return
    }
    const invalid = error instanceof TypeError
    report(
      file,
      'file-unreadable',
      invalid ? 'The file is not UTF-8 text.' : `The file can't be read: ${(error as Error).message}.`,
      invalid ? 'Save it as UTF-8 in your editor.' : 'Check that it is there and that you may read it.',
    )
    return
  }
}
