// Reaches the browser, when a page lists all questions.

/** Words of which nearly every question has some. */
export const stopWords = new Set(
  `a about am an and any are as at be been but by can cant could did didnt do does doesnt dont for from get give go got
  had has have hi hello how i if im in into is isnt it its ive just know like may me might much must my need no not of on one
  or our please should so some still tell than that thats the their them then there these they this those to us use used
  using want was we were what whats when where whether which who whom whose why will with without would you your`.split(
    /\s+/,
  ),
)

/** Words of texts that are not what is asked for: “your own account” says nothing of who owns something. */
export const unsaid = new Set([...stopWords, 'own'])

/** Words that decide between questions about one matter, and don't say themselves what is asked. */
export const weakWords = new Set(
  `all also available before company day days different every first good happen happened happens help kind large less long
  longer make makes many me mean means month months more most new now offer only other people person possible same small
  start takes take team teams thing things time times two way week weeks work working works year years`.split(/\s+/),
)

/** Words that ask for the same. */
export const sameMeaning = [
  ['cost', 'price', 'pricing', 'fee', 'charge'],
  ['refund', 'money', 'reimburse', 'reimbursement'],
  ['class', 'course', 'lesson'],
  ['gdpr', 'privacy', 'data'],
  ['code', 'coding', 'program', 'programming'],
  ['cancel', 'cancellation', 'leave', 'quit'],
  ['team', 'group', 'people', 'person'],
  ['output', 'content'],
]

/** What the tools do, by their name: a question may name the trade and not the tool. */
export const trades: Partial<Record<string, string>> = {
  CourseTranslate: 'slide slides deck translate translation translating powerpoint',
  DeployIt: 'deploy deploying deployment hosting website publish',
  DraftEmail: 'email emails mail dictate dictation',
  DubLabs: 'dub dubs dubbed dubbing voiceover',
  FlowBuilder: 'flow flows workflow workflows automation',
  Joblyn: 'interview interviews',
  Plan: 'plan canvas framework frameworks strategy',
  PMCoach: 'coach coaching rehearse rehearsal stakeholder stakeholders',
  ShubhAI: 'shubh vedic calendar timing',
  'Vaja.AI': 'call calls caller callers phone agent agents',
}
