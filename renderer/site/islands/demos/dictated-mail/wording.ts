// Reaches the browser, when a visitor uses the DictatedMail figure.

/** The tones of a mail. */
export const tones = ['brief', 'warm', 'formal'] as const

export type Tone = (typeof tones)[number]

/** The sentences of a tone, by the facts that they need. A fact in braces is that of the note. */
export interface Wording {
  greeting: [named: string, unnamed: string, toAll: string]
  /** The sentence for a day, alone and with its reason: a day that is called off, in the words of `unable`, or an event that is moved. */
  day: [alone: string, because: string, becauseOf: string]
  unable: string
  reason: string
  /** The words before what it reminds that, about or to do. */
  remind: string
  offer: string
  ask: [whether: string, thing: string, request: string]
  deadline: string
  sign: string
}

/** Matches an offer that has no day. */
export const discount = /%|discount|refund/

/** The sentences of each tone. */
export const wording: Record<Tone, Wording> = {
  brief: {
    greeting: ['Hi {name},', 'Hi,', 'Hi all,'],
    day: ['{We} {x}.', '{We} {x}: {reason}.', '{We} {x} because of {reason}.'],
    unable: 'can’t make',
    remind: 'A reminder',
    reason: 'You should know that {reason}.',
    offer: 'Would {offer} work?',
    ask: ['Please tell {me} {joint} {question}.', 'May {we} ask {joint} {question}?', 'Please {question}.'],
    deadline: 'Please answer {deadline}.',
    sign: 'Thanks',
  },
  warm: {
    greeting: ['Hi {name},', 'Hi there,', 'Hi all,'],
    day: [
      'I’m sorry, but {we} {x}.',
      'I’m sorry, but {we} {x} because {reason}.',
      'I’m sorry, but {we} {x} because of {reason}.',
    ],
    unable: 'can’t make',
    remind: 'Just a reminder',
    reason: 'I wanted you to know that {reason}.',
    offer: 'Would {offer} suit you?',
    ask: [
      'Could you tell {me} {joint} {question}?',
      'Could {we} ask {joint} {question}?',
      'Could you please {question}?',
    ],
    deadline: 'It would help {me} to hear from you {deadline}.',
    sign: 'Warm regards',
  },
  formal: {
    greeting: ['Dear {name},', 'Hello,', 'Dear all,'],
    day: ['{We} regret that {we} {x}.', 'Because {reason}, {we} {x}.', 'Because of {reason}, {we} {x}.'],
    unable: '{are} unable to make',
    remind: '{We} would like to remind you',
    reason: '{We} would like to inform you that {reason}.',
    offer: '{We} would like to propose {offer}.',
    ask: [
      'Please let {me} know {joint} {question}.',
      '{We} would like to ask {joint} {question}.',
      '{We} would be grateful if you could {question}.',
    ],
    deadline: '{We} would be grateful for your answer {deadline}.',
    sign: 'Kind regards',
  },
}
