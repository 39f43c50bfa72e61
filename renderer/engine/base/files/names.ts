import { show } from '../diagnostics/issue'
import { isPrintable } from '../diagnostics/printable'

/**
 * The longest name of a file or folder, in bytes of UTF-8. File systems take 255; a compressed variant adds three. Media
 * are published under a short name of their own.
 */
export const maxNameBytes = 250

/** Names that editors and systems leave beside files; such files are neither read nor published. */
const leftovers = [/~$/, /^#.*#$/, /\.(orig|rej|bak|tmp|swp|swo)$/i, /^4913$/, /^(thumbs\.db|desktop\.ini)$/i]

/** The character that Node.js gives for bytes of a name that are not UTF-8. */
const replacement = '\uFFFD'

/** Whether a file is ignored by its name: backups of editors, and hidden files but `.well-known` in `public/`. */
export function isIgnored(folder: string, name: string): boolean {
  if (name.startsWith('.')) return folder !== 'public' || name !== '.well-known'
  return leftovers.some(pattern => pattern.test(name))
}

/** The problem of the name of a file or folder, with the remedy; undefined for a good name. */
export function nameProblem(name: string): { message: string; hint: string } | undefined {
  if (name.startsWith('+'))
    return {
      message: `The name ${show(name)} begins with "+", as names of program files do.`,
      hint: 'Content is never run as a program. Remove the file, or the "+" from its name.',
    }
  if (!isPrintable(name) || name.includes(replacement))
    return {
      message: `The name ${show(name)} contains a character that can't be printed.`,
      hint: 'Rename it without control characters and line breaks, in UTF-8.',
    }
  const bytes = Buffer.byteLength(name)
  if (bytes > maxNameBytes)
    return {
      message: `The name ${show(name)} has ${bytes} bytes; at most ${maxNameBytes} fit.`,
      hint: 'Give it a shorter name.',
    }
  return
}
