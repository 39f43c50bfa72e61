/** The kinds of callouts by the words that sites have for them. */
const calloutKinds: Record<string, string> = {
  note: 'NOTE',
  info: 'NOTE',
  abstract: 'NOTE',
  seealso: 'NOTE',
  hint: 'TIP',
  tip: 'TIP',
  success: 'TIP',
  check: 'TIP',
  example: 'TIP',
  question: 'NOTE',
  important: 'IMPORTANT',
  warning: 'WARNING',

  attention: 'WARNING',
  pitfall: 'WARNING',
  warn: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
  error: 'CAUTION',
  failure: 'CAUTION',

  bug: 'CAUTION',
  secondary: 'NOTE',
  primary: 'NOTE',
  default: 'NOTE',
  notice: 'NOTE',
  quote: 'NOTE',
  important_note: 'IMPORTANT',
}

/** The kind of alert for a word; undefined for others. */
export function calloutKind(word: string): string | undefined {
  return calloutKinds[word.toLowerCase()]
}
