/** The replacement of a span of a text, in offsets. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** The text after edits that don't overlap. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start || b.end - a.end)
    .reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), source)
}
