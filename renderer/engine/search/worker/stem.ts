// Reaches the browser, when a visitor first searches.

/** Endings of English words and what replaces them. The first that fits counts. */
const endings: [RegExp, string][] = [
  [/(?<=[a-z])ie[sd]$/, 'y'],
  [/(?<=(?:ss|sh|ch|x|zz))es$/, ''],
  [/(?<=[a-z]{2}[^\Wsui])s$/, ''],
]
const verbEnding = /(?<=[a-z]*[aeiouy][a-z]*[a-z])(?:ing|ed)$/

/**
 * What the forms of an English word have in common: plurals, and the forms of verbs. Other words are as they are. Several
 * forms begin with it, apart from a last `i`, which is a `y` in some.
 */
export function stem(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  const [ending, replacement] = endings.find(([pattern]) => pattern.test(word)) ?? [/$/, '']
  return word
    .replace(ending, replacement)
    .replace(verbEnding, '')
    .replace(/([bdfgmnprt])\1$/, '$1')
    .replace(/(?<=[a-z]{2})e$/, '')
    .replace(/(?<=[^aeiou])y$/, 'i')
}
