/**
 * A text for the middle of a sentence: its first letter is lowered, unless its first word is an abbreviation or a name
 * with capitals or digits in it, such as "HR", "IT", "AI-based", "McNeil" or "Q4".
 */
export function lowerFirst(text: string): string {
  const [first = ''] = /^[\p{L}\p{N}]+/u.exec(text) ?? []
  return /[\p{Lu}\p{N}]/u.test(first.slice(1)) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
