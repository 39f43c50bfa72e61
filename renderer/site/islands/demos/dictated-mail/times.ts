// Reaches the browser, when a visitor uses the DictatedMail figure.

/** A rule of the notes: without regard to case, with the positions of its groups. */
export const pattern = (source: string): RegExp => new RegExp(source, 'diu')

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const date = `(?:${month} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2} ${month}|(?:the )?\\d{1,2}(?:st|nd|rd|th)(?: (?:of )?${month})?)`
/** The pattern of a time of day: "10", "9:30", "5 pm", "noon". */
export const clock = "(?:\\d{1,2}(?::\\d\\d)?(?: ?(?:[ap]\\.m\\b\\.?|[ap]m\\b)| o['’]clock)?|noon|midday|midnight)"
const part = '(?:morning|afternoon|evening|night|lunch(?:time)?|noon)'
const hour = `(?:at|around|after|before|from|between) ${clock}(?: ?(?:–|-|to|and) ?${clock})?`

/** The pattern of one time: "Thursday", "next Monday morning", "tomorrow at 10". */
export const time =
  `(?:(?:(?:this|next|early|late) )?(?:${weekday}|${date}|week|month|${part})|today|tomorrow|tonight)\\b` +
  `(?:,? ${part}\\b)?(?:,? ${hour})?`

/** The pattern of times to choose from: "Monday or Tuesday morning". */
export const times = `${time}(?:(?:, (?:or |and )?| or | and )(?:${time}|${hour}|${clock}))*`

/** The pattern of a deadline: "by Friday noon", "before the board meets", "no later than the end of May". */
export const deadline =
  `\\b(?:before (?!${clock}\\b)[^.,;!?]+|before ${clock}|` +
  `(?:by|until|no later than|not later than) (?:${time}|${clock}|(?:the )?(?:end|close) of [^.,;!?]+|the [^.,;!?]+))`

const named = new RegExp(
  `\\b(?:${weekday}|${date}|\\d{1,2}(?::\\d\\d| ?[ap]\\.?m| o['’]clock)|midday|midnight|week|month|year|${part}|today|tomorrow|tonight)\\b`,
  'i',
)

/** Whether a text names a day, a date or a time. */
export const saysTime = (text: string): boolean => named.test(text)

/** Writes weekdays and months with a capital letter. */
export function capitalizeDays(text: string): string {
  return text.replace(new RegExp(`\\b(?:${weekday}|${month})\\b`, 'gi'), word =>
    // The verb "may" and "march" stay as they are, unless a number shows that they are months.
    /^(?:may|march)$/i.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )
}
