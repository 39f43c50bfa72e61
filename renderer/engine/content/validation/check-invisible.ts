import type { Issue } from '../../base/diagnostics/issue'
import { rangeAt } from '../../base/diagnostics/position'

/** The names of invisible characters in the Unicode standard. */
const names: Record<string, string> = {
  '\u00A0': 'NO-BREAK SPACE',
  '\u200B': 'ZERO WIDTH SPACE',
  '\u200C': 'ZERO WIDTH NON-JOINER',
  '\u200D': 'ZERO WIDTH JOINER',
  '\u2060': 'WORD JOINER',
  '\uFEFF': 'ZERO WIDTH NO-BREAK SPACE',
  '\u202A': 'LEFT-TO-RIGHT EMBEDDING',
  '\u202B': 'RIGHT-TO-LEFT EMBEDDING',
  '\u202C': 'POP DIRECTIONAL FORMATTING',
  '\u202D': 'LEFT-TO-RIGHT OVERRIDE',
  '\u202E': 'RIGHT-TO-LEFT OVERRIDE',
  '\u2066': 'LEFT-TO-RIGHT ISOLATE',
  '\u2067': 'RIGHT-TO-LEFT ISOLATE',
  '\u2068': 'FIRST STRONG ISOLATE',
  '\u2069': 'POP DIRECTIONAL ISOLATE',
}

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
        message: `There is an invisible character here: ${names[character]} (U+${point}).`,
        hint: isSpace
          ? 'Write an ordinary space instead.'
          : 'Remove it. It often comes from copying out of another program.',
        fix: { ...range, text: isSpace ? ' '.repeat(text.length) : '' },
      }
    })
}
