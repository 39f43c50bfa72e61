// Reaches the browser, when a visitor writes a line into the DubLine figure.

/** Sample: below so many syllables, one more or less decides whether a dub fits. */
const fewest = 6

/** Words and spellings that are frequent in English, and rare in other languages with Latin letters. */
const english =
  /^(all|and|are|at|be|but|by|can|do|for|from|get|hands?|have|hello|how|if|into?|it|its|let|make|must|my|never|not|of|off|one?|open|our|out|please|press|she|stop|take|to|turn|up|use|wait|we|work|you|your)$|th|wh|ght|sh|oo|ow|ea(?!u)|[^aeou]y$|ing$|n[’']t$|[’'](s|re|ll|ve)$/

/** A letter that English has in words of other languages only. */
const foreign = /[^\p{ASCII}\P{L}]/u

/** Whether few of the words look English. */
function isForeign(words: string[]): boolean {
  const score = words.reduce((sum, word) => sum + Number(english.test(word)) - Number(foreign.test(word)), 0)
  return score * 6 < words.length
}

/** Why the dub of an English line can't be estimated, in a sentence and a remark; undefined where it can. */
export function unestimated(text: string, syllables: number): readonly [string, string] | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}’']+/gu) ?? []
  if ((syllables >= fewest || foreign.test(text)) && isForeign(words))
    return ['Only English lines can be estimated.', 'Few of these words look English.']
  if (/\d/.test(text)) return ['Write numbers as words.', 'What is in digits is read longer than it is written.']
  if (syllables < fewest) return ['Too short to estimate.', `It takes ${fewest} syllables or more.`]
}
