// Reaches the browser, when a visitor uses the DictatedMail figure.

const irregular: Record<string, string> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  "isn't": "aren't",
  "wasn't": "weren't",
  "hasn't": "haven't",
  "doesn't": "don't",
}

/** Addresses a question to the reader: "she still needs her slides" is "you still need your slides". */
export function toYou(text: string, name?: string): string {
  const match =
    /^(she|he|they|\p{Lu}[\p{L}’'-]+)((?: (?:still|also|really|already|now|ever|even|just))*) ([\p{L}’']+)/u.exec(text)
  if (!match) return text
  const [whole, subject = '', adverbs = '', verb = ''] = match
  if (!/^(?:she|he|they)$/.test(subject) && subject !== name) return text
  return `you${adverbs} ${subject === 'they' ? verb : secondPerson(verb)}${toYours(text.slice(whole.length))}`
}

/** What is theirs is the reader's: "her slides" is "your slides". */
export const toYours = (text: string): string =>
  text.replace(/\b(?:her|his|their)(?= \p{L})/gu, 'your').replace(/\btheirs\b/g, 'yours')

/** News of the reader: "her offer" is "your offer", unless it names somebody else. */
export const toReader = (text: string): string => (/\p{Lu}\p{Ll}/u.test(text) ? text : toYours(text))

/** The form of a verb after "you". */
function secondPerson(verb: string): string {
  const known = irregular[verb.replace('’', "'")]
  if (known) return verb.includes('’') ? known.replace("'", '’') : known
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y')
  if (/(?:s|x|z|ch|sh|o)es$/.test(verb)) return verb.slice(0, -2)
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb
}
