import type { Issue } from '../../base/diagnostics/issue'
import { rangeAt } from '../../base/diagnostics/position'

/** The names of invisible characters in the Unicode standard, by their codes. */
const names = new Map(
  `00A0 NO-BREAK SPACE, 200B ZERO WIDTH SPACE, 200C ZERO WIDTH NON-JOINER, 200D ZERO WIDTH JOINER, 2060 WORD JOINER,
  FEFF ZERO WIDTH NO-BREAK SPACE, 202A LEFT-TO-RIGHT EMBEDDING, 202B RIGHT-TO-LEFT EMBEDDING, 2068 FIRST STRONG ISOLATE,
  202C POP DIRECTIONAL FORMATTING, 202D LEFT-TO-RIGHT OVERRIDE, 202E RIGHT-TO-LEFT OVERRIDE,
  2066 LEFT-TO-RIGHT ISOLATE, 2067 RIGHT-TO-LEFT ISOLATE, 2069 POP DIRECTIONAL ISOLATE`
    .split(/,\s+/)
    .map(each => [each.slice(0, 4), each.slice(5)]),
)

/**
 * Invisible characters where no script needs them: those without width, joiners between Latin letters, and a no-break
 * space where a sign of Markdown or YAML needs a space. Elsewhere it is typography.
 */
const invisible =
  /[\u200B\u2060\u202A-\u202E\u2066-\u2069]|(?!^)\uFEFF|(?<=\p{Script=Latin})[\u200C\u200D](?=\p{Script=Latin})|(?<=^[ \t]*(?:#{1,6}|[-*+>]|\d{1,9}[.)]))\u00A0|(?<=^[ \t]*(?:- )?[A-Za-z_]\w{0,60}:)\u00A0|(?<=^)\u00A0+/gmu

const candidates = /[\u00A0\u200B-\u200D\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/

/** The most warnings for one file. */
const maxIssues = 20

/** Warns of characters that nobody sees and that change how a text is read; the fix removes or replaces them. */
export function checkInvisible(source: string, file: string): Issue[] {
  // The other pattern looks behind each place.
  if (!candidates.test(source)) return []
  return [...source.matchAll(invisible)]
    .filter(({ index, 0: text }) => index > 0 || text !== '\uFEFF')
    .slice(0, maxIssues)
    .map(({ 0: text, index }) => {
      const character = text.charAt(0)
      const range = rangeAt(source, index, index + text.length)
      const isSpace = character === '\u00A0'
      const point = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
      return {
        file,
        ...range,
        code: 'text-invisible',
        message: `There is an invisible character here: ${names.get(point)} (U+${point}).`,
        hint: isSpace
          ? 'Write an ordinary space instead.'
          : 'Remove it. It often comes from copying out of another program.',
        fix: { ...range, text: isSpace ? ' '.repeat(text.length) : '' },
      }
    })
}
