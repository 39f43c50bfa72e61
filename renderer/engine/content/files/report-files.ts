import { basename } from 'node:path'
import { type IssueCode, show } from '../../base/diagnostics/issue'
import { tooLarge } from '../../base/diagnostics/limits'
import { type Collection, isSlug, isSlugLength, maxSlugLength, toSlug } from '../collection'
import { isPicture } from '../media/find-media'
import { readContentPath } from './content-path'
import { FileTooLarge, type SourceText } from './read-file'

/** Reports an issue of a whole file or folder. */
export type Report = (file: string, code: IssueCode, message: string, hint: string) => void

/** The slug from the file's path; undefined for anything but a content file. */
export function slugOf(collection: Collection, file: string, report: Report): string | undefined {
  const slug = readContentPath(file)?.slug
  if (slug === undefined) {
    // Pictures are beside the texts that show them.
    if (!isPicture(file))
      report(
        file,
        'file-kind',
        `${show(basename(file))} is no text that can be a page, and no picture.`,
        'Give it the ending ".mdx" or ".md", or move it to public.',
      )
    return
  }
  if (!isSlug(collection, slug))
    report(
      file,
      'slug-form',
      isSlugLength(slug)
        ? `The file name ${show(slug)} can't be part of an address.`
        : `The file name has ${slug.length} characters; in an address at most ${maxSlugLength} are allowed, and fewer in scripts of many bytes.`,
      `Use lower-case letters, digits and single hyphens, for example ${show(toSlug(slug))}.`,
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
