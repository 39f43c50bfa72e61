// Reaches the browser, when a visitor writes a line into the DubLine figure.

/** Words and spellings that are frequent in English, and rare in other languages with Latin letters. */
const english =
  /^(and|are|be|but|can|for|have|hi|i|if|is|it|my|not|of|our|please|press|to|we|your?)$|th|wh|sh|oo|ow|ea(?!u)|[^aeou]y$|ing$/

/** A letter that English has in words of other languages only. */
const foreign = /[^\p{ASCII}\P{L}]/u

/** Whether few of the words look English. */
const isForeign = (words: string[]) =>
  words.reduce((sum, word) => sum + +english.test(word) - +foreign.test(word), 0) * 6 < words.length

/** Why the dub of an English line can't be estimated, and what to write; undefined where it can. */
export function unestimated(text: string, syllables: number): [why: string, what: string] | undefined {
  // One syllable more or less decides whether so short a line fits.
  const isShort = syllables < 6
  if ((!isShort || foreign.test(text)) && isForeign(text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []))
    return ['Only English lines can be estimated.', 'The film is in English: write it in English.']
  return isShort ? ['Too short to estimate.', 'Write a sentence of six syllables or more.'] : undefined
}
