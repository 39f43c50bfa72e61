// Reaches the browser, when a visitor uses the DictatedMail figure.
import type { FactName } from './facts'

/** The facts of the sample note that can be chosen. */
export type SlotName = Exclude<FactName, 'question' | 'event' | 'copy'>

const slotNames = ['name', 'day', 'reason', 'offer', 'deadline'] as const satisfies SlotName[]

/** The choices made in the slots; in the others, the first choice. */
export type Slots = Partial<Record<SlotName, string>>

/** A sample note: the choices of each slot and its question, which has no slot. */
interface Sample {
  /** The first of each is selected at first, and an empty text leaves the fact out: never whom it goes to, or the day. */
  choices: Record<SlotName, readonly [string, ...string[]]>
  /** Visitors can change it only in a note of their own. */
  asked: string
}

/** The sample notes by what they are about. */
export const samples = {
  review: {
    choices: {
      name: ['her', 'Ana', 'Dr. Weber'],
      day: ['Thursday', 'Friday’s review', 'tomorrow at 10'],
      reason: ['the audit moved', 'the samples are late', 'my train is canceled', ''],
      offer: ['Monday or Tuesday morning', 'Wednesday at 3 pm', 'next week', ''],
      deadline: ['before the board meets', 'by Friday noon', 'by the end of May', ''],
    },
    asked: 'the Q3 numbers are still needed',
  },
  invoices: {
    choices: {
      name: ['Jonas', 'Ms. Okafor', 'the team', 'the client'],
      day: ['Friday’s call', 'Thursday', 'tomorrow at 10'],
      reason: ['the invoices are late', 'our server is down', 'my flight is late', ''],
      offer: ['Wednesday at 3 pm', 'Monday or Tuesday morning', 'next week', ''],
      deadline: ['before the site visit', 'by Friday noon', 'by the end of May', ''],
    },
    asked: 'the originals are needed',
  },
} as const satisfies Record<string, Sample>

export type SampleName = keyof typeof samples

/** The spoken note with these slots. */
export function noteOf(slots: Slots, sample: SampleName): string {
  const { choices, asked } = samples[sample]
  const [name, day, reason, offer, deadline] = slotNames.map(each => slots[each] ?? choices[each][0])
  const ask = `sk whether ${asked}${deadline && ` ${deadline}`}.`
  return `Tell ${name} we can’t make ${day}${reason && `, ${reason}`}. ${offer ? `Offer ${offer}, and a` : 'A'}${ask}`
}

/** The sample note about invoices in Spanish: the words of its choices, in their order; not all have some. */
export const spanish: Record<SlotName, readonly string[]> = {
  name: ['a Jonas', '', 'al equipo'],
  day: ['en la llamada del viernes', 'el jueves'],
  reason: ['las facturas llegan tarde', 'se cayó nuestro servidor'],
  offer: ['el miércoles a las 3', '', 'la próxima semana'],
  deadline: ['antes de la visita', '', 'antes de fin de mayo'],
}
