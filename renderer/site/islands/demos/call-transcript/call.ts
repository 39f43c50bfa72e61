// Reaches the browser, when a visitor uses the CallTranscript figure.
import type { Turn } from './decide'

export type Wish = 'refund' | 'replace' | 'order' | 'hours' | 'unclear' | 'person'

/** Sample: how the call begins, with sample confidences. */
export const opening: Turn[] = [
  {
    says: 'Hello, is anyone there this late?',
    need: 'answer',
    confidence: 0.96,
    reply: 'Yes, we answer around the clock. How can I help?',
  },
  {
    says: 'My blender came today and the jar is cracked.',
    need: 'look-up',
    confidence: 0.93,
    reply: 'I’m sorry. I see Tuesday’s order: one blender, $84 with shipping. What would you like us to do?',
  },
]

/** Sample: how the call ends once the new jar is agreed. */
export const jarComes: Turn = {
  says: 'Yes, please do.',
  need: 'answer',
  confidence: 0.94,
  reply: 'It goes out tomorrow, at no charge.',
}

/** Sample: the call after a question that isn’t about the jar. */
export const backToJar: Turn[] = [
  {
    says: 'Thanks. And the cracked jar?',
    need: 'look-up',
    confidence: 0.89,
    reply: 'A new jar is in stock. Shall I send it?',
  },
  jarComes,
]

/** Sample: what the caller may say next, and the rest of the call after it. */
export const branches: Record<Wish, [Turn, ...Turn[]]> = {
  refund: [
    {
      says: 'I’d like my money back, please.',
      need: 'refund',
      confidence: 0.91,
      amount: 84,
      reply: 'Done. $84 goes back to the card you paid with.',
    },
    {
      says: 'How long will that take?',
      need: 'answer',
      confidence: 0.86,
      reply: 'Three to five business days, depending on your bank.',
    },
    {
      says: 'Does that have the shipping in it?',
      need: 'look-up',
      confidence: 0.71,
      reply: 'Yes, $6 of the $84 is the shipping you paid.',
    },
  ],
  replace: [
    {
      says: 'Could you just send me a new jar?',
      need: 'look-up',
      confidence: 0.88,
      reply: 'Yes, it is in stock. It goes out tomorrow, at no charge.',
    },
    {
      says: 'Do I have to send the old one back?',
      need: 'answer',
      confidence: 0.82,
      reply: 'No. Please recycle it with your glass.',
    },
    {
      says: 'Same address as before, right?',
      need: 'look-up',
      confidence: 0.78,
      reply: 'Yes, the address of Tuesday’s order.',
    },
  ],
  order: [
    {
      says: 'Where is my order?',
      need: 'look-up',
      confidence: 0.94,
      reply: 'It came today at 10:40. One blender.',
    },
    ...backToJar,
  ],
  hours: [
    {
      says: 'When are you open?',
      need: 'answer',
      confidence: 0.98,
      reply: 'Our shop, 9 to 6 every day. This line, always.',
    },
    ...backToJar,
  ],
  unclear: [
    {
      says: 'Um, the top bit. The other one.',
      need: 'look-up',
      confidence: 0.46,
      reply: 'You’d like a new lid. It is in stock; shall I send one?',
      misheard: true,
    },
    {
      says: 'The jar, I mean. It’s cracked right through.',
      need: 'look-up',
      confidence: 0.9,
      reply: 'Sorry, the jar. That is in stock too. Shall I send it?',
    },
    jarComes,
  ],
  person: [
    {
      says: 'Can I talk to a person about this?',
      need: 'person',
      confidence: 0.97,
      reply: '',
    },
  ],
}

/** The wishes, each with its name. */
export const tries: { value: Wish; label: string }[] = [
  { value: 'refund', label: 'Money back' },
  { value: 'replace', label: 'New jar' },
  { value: 'order', label: 'My order' },
  { value: 'hours', label: 'Opening hours' },
  { value: 'unclear', label: 'Unclear words' },
  { value: 'person', label: 'A person' },
]
