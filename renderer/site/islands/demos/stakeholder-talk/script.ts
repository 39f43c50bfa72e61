// Reaches the browser, when a visitor uses the StakeholderTalk figure.

/** The scope of the release as agreed so far. */
export type Scope = 'planned' | 'added' | 'byHand' | 'swapped'

/** A reply with its effects on trust and scope, and the explanation. */
export interface Reply {
  says: string
  /** The change of trust in points; a sample scoring. */
  trust: number
  /** The new scope, where the reply changes it. */
  scope?: Scope
  /** Whether the reply tells the sponsor what happens to the date (true), or claims that it holds (false). */
  told?: boolean
  why: string
  /** The key of the next scene; absent after the third turn. */
  next?: string
}

/** The sponsor's line with the possible replies. */
export interface Scene {
  sponsor: string
  replies: [Reply, Reply, Reply]
}

/** The first scene. */
export const opening = 'ask'

/** The talk as a tree: three turns of three replies. */
export const scenes: Record<string, Scene> = {
  ask: {
    sponsor:
      'Finance wants a second approval on large invoices. I told them it would be in this release. Can you add it?',
    replies: [
      {
        says: 'Yes, we will fit it in.',
        trust: 8,
        scope: 'added',
        why: 'Pleasant today. Eight days of work are in, and nobody has looked at the plan.',
        next: 'pleased',
      },
      {
        says: 'What goes wrong in the first week if it is not there?',
        trust: 4,
        why: 'You hear the need before you price it. Nothing is promised yet.',
        next: 'reason',
      },
      {
        says: 'No. Scope was frozen last month.',
        trust: -14,
        why: 'The plan is safe. The sponsor has to take back a promise alone.',
        next: 'cornered',
      },
    ],
  },
  pleased: {
    sponsor: 'Good. Then I will tell the board that the date stands.',
    replies: [
      {
        says: 'Please do.',
        trust: 4,
        why: 'The work no longer fits the date, and you have just confirmed the date.',
        next: 'minuted',
      },
      {
        says: 'Before you do: it is eight days of work and we have two to spare.',
        trust: -4,
        told: true,
        why: 'Taking back a yes costs a little. Less now than in the last week.',
        next: 'options',
      },
      {
        says: 'We will make it, whatever it takes.',
        trust: 2,
        why: 'The six missing days are still missing.',
        next: 'minuted',
      },
    ],
  },
  reason: {
    sponsor: 'The auditors come in the first week. They will look at the ten largest invoices, no more.',
    replies: [
      {
        says: 'Then a check by hand on those ten passes. We build the rest for the next release.',
        trust: 10,
        scope: 'byHand',
        told: true,
        why: 'One day of work meets the need, because you asked what it was.',
        next: 'small',
      },
      {
        says: 'We can build it now if the export page waits. Eight days in, six out.',
        trust: 6,
        scope: 'swapped',
        told: true,
        why: 'A trade that a sponsor can weigh, and the date stays.',
        next: 'trade',
      },
      {
        says: 'Let me see what we can do.',
        trust: -4,
        why: 'The sponsor hears yes and your team hears no. Both will be surprised.',
        next: 'vague',
      },
    ],
  },
  cornered: {
    sponsor: 'I cannot go back to Finance with a no. Do I have to take this to the steering group?',
    replies: [
      {
        says: 'Then take it there.',
        trust: -12,
        why: 'The decision leaves your hands.',
        next: 'committee',
      },
      {
        says: 'Give me until three. You get options with days and dates.',
        trust: 8,
        told: true,
        why: 'The no becomes a choice. A fixed hour shows that it is meant.',
        next: 'options',
      },
      {
        says: 'Fine, we will add it.',
        trust: 2,
        scope: 'added',
        why: 'You gave way to pressure, so the next change will come with pressure too.',
        next: 'minuted',
      },
    ],
  },
  minuted: {
    sponsor: 'The board has the date in its minutes. Anything I should know?',
    replies: [
      {
        says: 'No, all fine.',
        trust: 2,
        why: 'Three days late, and the sponsor will learn it on the day of release.',
      },
      {
        says: 'Yes. We are six days over. The release moves by three days.',
        trust: -8,
        told: true,
        why: 'Bad news with a figure, in time.',
      },
      {
        says: 'Yes. It only fits if the export page waits. Can it?',
        trust: -4,
        scope: 'swapped',
        told: true,
        why: 'The date holds because something else gives way. Earlier, it would have cost nothing.',
      },
    ],
  },
  options: {
    sponsor: 'So what are my options?',
    replies: [
      {
        says: 'I would keep the date and check the ten largest invoices by hand until the next release.',
        trust: 6,
        scope: 'byHand',
        told: true,
        why: 'One day of work, and the audit is covered.',
      },
      {
        says: 'All of it, three days later.',
        trust: -2,
        scope: 'added',
        told: true,
        why: 'An honest date. The sponsor has to explain the delay.',
      },
      {
        says: 'All of it, on the date. We will push.',
        trust: 2,
        scope: 'added',
        told: false,
        why: 'You promised against your figures. Twenty-six days do not fit in twenty.',
      },
    ],
  },
  small: {
    sponsor: 'And the rest? Finance will ask.',
    replies: [
      {
        says: 'It is first in the next release. I write to Finance today and copy you.',
        trust: 8,
        told: true,
        why: 'A written answer, and no new work.',
      },
      {
        says: 'When we have time.',
        trust: -8,
        why: 'The sponsor goes back to Finance without a date.',
      },
      {
        says: 'We might manage all of it after all.',
        trust: 2,
        scope: 'added',
        why: 'Seven days of work came back for two points.',
      },
    ],
  },
  trade: {
    sponsor: 'Who tells the people who wait for the export page?',
    replies: [
      {
        says: 'I do, today, with the reason and the new date.',
        trust: 6,
        told: true,
        why: 'Those who lose by it hear it from you.',
      },
      {
        says: 'Could you?',
        trust: -6,
        why: 'The trade was yours. The sponsor now has two promises to take back.',
      },
      {
        says: 'Nobody. We keep the export page in as well.',
        trust: 0,
        scope: 'added',
        why: 'The trade is gone: the six freed days are spent again.',
      },
    ],
  },
  vague: {
    sponsor: 'So that is a yes?',
    replies: [
      {
        says: 'Yes to a check by hand on those ten. The rest comes in the next release.',
        trust: 8,
        scope: 'byHand',
        told: true,
        why: 'Clear at last: what comes and what waits.',
      },
      {
        says: 'Yes.',
        trust: 4,
        scope: 'added',
        why: 'One word, eight days of work. The date was not mentioned.',
      },
      {
        says: 'No, not in this release.',
        trust: -10,
        told: true,
        why: 'It would have cost less one turn ago.',
      },
    ],
  },
  committee: {
    sponsor: 'The steering group asks you for a recommendation. One sentence.',
    replies: [
      {
        says: 'Check the ten largest invoices by hand now, and build the approval next.',
        trust: 10,
        scope: 'byHand',
        told: true,
        why: 'A way out, one meeting later than needed.',
      },
      {
        says: 'Add it, and move the release by three days.',
        trust: 2,
        scope: 'added',
        told: true,
        why: 'The group can decide on it, because the price is in the sentence.',
      },
      {
        says: 'Keep the scope as it was frozen.',
        trust: -6,
        told: true,
        why: 'The date holds. The audit stays open.',
      },
    ],
  },
}
