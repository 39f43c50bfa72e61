import { show } from '../diagnostics/issue'
import { isPrintable } from '../diagnostics/printable'

/**
 * The longest name of a file or folder, in bytes of UTF-8. File systems take 255; a compressed variant adds three. Media
 * are published under a short name of their own.
 */
export const maxNameBytes = 250

/** Names that editors and systems leave beside files; such files are neither read nor published. */
const leftovers = [/~$/, /^#.*#$/, /\.(orig|rej|bak|tmp|swp|swo)$/i, /^4913$/, /^(thumbs\.db|desktop\.ini)$/i]

/** Whether Windows can hold no file of this name: it is that of a device, or its end would be cut off. */
export const isUnholdable = (name: string): boolean =>
  /^(con|prn|aux|nul|(com|lpt)[1-9])(\.|$)|[. ]$|[\\/]|^$/i.test(name)

/** The character that Node.js gives for bytes of a name that are not UTF-8. */
const replacement = '\uFFFD'

/** Whether a file is ignored by its name: backups of editors, and hidden files but `.well-known` in `public/`. */
export function isIgnored(folder: string, name: string): boolean {
  if (name.startsWith('.')) return folder !== 'public' || name !== '.well-known'
  return leftovers.some(pattern => pattern.test(name))
}

/** What a name may not be, what is said of such a one, and the remedy. */
const problems: [isFound: (name: string) => boolean, says: string, hint: string][] = [
  [
    name => name.startsWith('+'),
    'begins with "+", as names of program files do',
    'Content is never run as a program. Remove the file, or the "+" from its name.',
  ],
  [
    name => !isPrintable(name) || name.includes(replacement),
    "contains a character that can't be printed",
    'Rename it without control characters and line breaks, in UTF-8.',
  ],
  [isUnholdable, "can't be that of a file on Windows", 'Give it another name.'],
  [
    name => Buffer.byteLength(name) > maxNameBytes,
    `has more than the ${maxNameBytes} bytes that fit`,
    'Give it a shorter name.',
  ],
]

/** The problem of the name of a file or folder, with the remedy; undefined for a good name. */
export function nameProblem(name: string): { message: string; hint: string } | undefined {
  const [, says, hint] = problems.find(([isFound]) => isFound(name)) ?? []
  return says && hint ? { message: `The name ${show(name)} ${says}.`, hint } : undefined
}
