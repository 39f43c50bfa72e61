// Reaches the browser, when a visitor first searches.

/** Endings of English words and their replacements. The first that fits counts. */
const endings: [RegExp, string][] = [
  [/(?<=[a-z])ie[sd]$/, 'y'],
  [/(?<=(?:ss|sh|ch|x|zz))es$/, ''],
  [/(?<=[a-z]{2}[^\Wsui])s$/, ''],
]

/** A word without the ending of a verb; what remains has a vowel, and a letter after it. */
function withoutVerbEnding(word: string): string {
  const rest = word.replace(/(?:ing|ed)$/, '')
  return /[aeiouy][a-z]/.test(rest) ? rest : word
}

/**
 * The stem of an English word, without the endings of plurals and verbs; other words are returned unchanged. The forms
 * of a word begin with its stem, except that a last `i` is a `y` in some.
 */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  const [ending, replacement] = endings.find(([pattern]) => pattern.test(word)) ?? [/$/, '']
  return withoutVerbEnding(word.replace(ending, replacement))
    .replace(/([bdfgmnprt])\1$/, '$1')
    .replace(/(?<=[a-z]{2})e$/, '')
    .replace(/(?<=[^aeiou])y$/, 'i')
}
