// Reaches the browser, when a visitor uses the DictatedMail figure.

/** A part of the note while it is read: text that a rule has read is replaced by as many NUL characters. */
export interface Part {
  from: number
  rest: string
}

/** Reads what a rule matches; gives whether it does. */
export function take(part: Part, rule: RegExp): boolean {
  const match = rule.exec(part.rest)
  if (match) blank(part, match.index, match[0].length)
  return match !== null
}

/** Marks text of a part as read. */
export function blank(part: Part, at: number, length: number): void {
  part.rest = part.rest.slice(0, at) + '\0'.repeat(length) + part.rest.slice(at + length)
}
