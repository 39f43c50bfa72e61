/**
 * Control characters, marks that reverse the direction of text, and line separators: in a terminal they could hide or
 * forge what follows, and in the log of a workflow a new line could begin a command.
 */
const unprintable = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu

/** Whether a text has a character that `toPrintable` would escape. */
export const isPrintable = (text: string): boolean => text.search(unprintable) < 0

/** A text on one line, with each control character as its escape, for example `\\u001b`. */
export function toPrintable(text: string): string {
  return text.replace(unprintable, character => {
    const short = JSON.stringify(character).slice(1, -1)
    return short.length > 1 ? short : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}
