// Reaches the browser, when a visitor uses the CallTranscript figure.
import type { Need, Turn } from './decide'

export type Wish = 'refund' | 'replace' | 'order' | 'hours' | 'unclear' | 'person'

/** Makes a turn of a call. */
export const turn = (says: string, need: Need, confidence: number, reply: string, more?: Partial<Turn>): Turn => ({
  says,
  need,
  confidence,
  reply,
  ...more,
})

/** Sample: how the call begins, with sample confidences. */
export const opening: Turn[] = [
  turn('Hello, is anyone there this late?', 'answer', 0.99, 'Yes, we answer around the clock. How can I help?'),
  turn(
    'My blender came today and the jar is cracked.',
    'look-up',
    0.98,
    'I’m sorry. I see Tuesday’s order: one blender, $84 with shipping. What would you like us to do?',
  ),
]

/** Sample: how the call ends once the new jar is agreed. */
const jarComes = turn('Yes, please do.', 'answer', 0.94, 'It goes out tomorrow, at no charge.')

/** Sample: the call after a question that isn’t about the jar. */
const backToJar = [
  turn('Thanks. And the cracked jar?', 'look-up', 0.89, 'A new jar is in stock. Shall I send it?'),
  jarComes,
]

/** Sample: what the caller may say next, and the rest of the call after it. */
export const branches: Record<Wish, [Turn, ...Turn[]]> = {
  refund: [
    turn('I’d like my money back, please.', 'refund', 0.91, 'Done. $84 goes back to the card you paid with.', {
      amount: 84,
    }),
    turn('How long will that take?', 'answer', 0.86, 'Three to five business days, depending on your bank.'),
  ],
  replace: [
    turn(
      'Could you just send me a new jar?',
      'look-up',
      0.88,
      'Yes, it is in stock. It goes out tomorrow, at no charge.',
    ),
    turn('Do I have to send the old one back?', 'answer', 0.82, 'No. Please recycle it.'),
  ],
  order: [turn('Where is my order?', 'look-up', 0.94, 'It came today at 10:40. One blender.'), ...backToJar],
  hours: [turn('When are you open?', 'answer', 0.98, 'Our shop, 9 to 6 every day. This line, always.'), ...backToJar],
  unclear: [
    turn(
      'Um, the top bit. The other one.',
      'look-up',
      0.46,
      'You’d like a new lid. It is in stock; shall I send one?',
      { misheard: true },
    ),
    turn(
      'The jar, I mean. It’s cracked right through.',
      'look-up',
      0.9,
      'Sorry, the jar. That is in stock too. Shall I send it?',
    ),
    jarComes,
  ],
  person: [turn('Can I talk to a person about this?', 'person', 0.97, '')],
}

/** The wishes, each with its name. */
export const tries: { value: Wish; label: string }[] = [
  { value: 'refund', label: 'Money back' },
  { value: 'replace', label: 'New jar' },
  { value: 'order', label: 'My order' },
  { value: 'hours', label: 'Hours' },
  { value: 'unclear', label: 'Unclear words' },
  { value: 'person', label: 'A person' },
]
