// Reaches the browser, when a visitor uses the DictatedMail figure.
import type { FactName } from './facts'

/** The facts of the sample note that can be chosen. */
export type SlotName = Exclude<FactName, 'question'>

export type Slots = Record<SlotName, string>

/** The choices of each slot; the first is selected at first, and an empty text leaves the fact out. */
export const choices: Record<SlotName, readonly [string, ...string[]]> = {
  name: ['her', 'Ana', 'Dr. Weber', ''],
  day: ['Thursday', 'Friday’s review', 'tomorrow at 10', ''],
  reason: ['the audit moved', 'the samples are late', 'my train is canceled', ''],
  offer: ['Monday or Tuesday morning', 'Wednesday at 3 pm', 'next week', ''],
  deadline: ['before the board meets', 'by Friday noon', 'by the end of May', ''],
}

export const firstSlots: Slots = {
  name: choices.name[0],
  day: choices.day[0],
  reason: choices.reason[0],
  offer: choices.offer[0],
  deadline: choices.deadline[0],
}

/** The question of the sample note, which has no slot: visitors can change it only in a note of their own. */
export const asked = 'the Q3 numbers are still needed'

/** The spoken note with these slots. */
export function noteOf({ name, day, reason, offer, deadline }: Slots): string {
  const news = day ? `we can’t make ${day}${reason && `, ${reason}`}` : reason
  const first = news ? `${name ? `Tell ${name}` : 'Say'} ${news}. ` : name && `Write to ${name}. `
  const ask = `sk whether ${asked}${deadline && ` ${deadline}`}.`
  return `${first}${offer ? `Offer ${offer}, and a` : 'A'}${ask}`
}
