// Reaches the browser, when a visitor uses the CallTranscript figure.
import { answers } from './answers'
import { branches, opening, type Wish } from './call'
import type { ForPerson } from './decide'

const denied = "(no|not|never|\\w+n't)\\b"
const asked = '(how|what|when|where|why|who|if|^is|does|am i)\\b'
const machine = '(ro)?bots?\\b|machine|computer|ai\\b'

const harm = 'crack|broke|damage|smash|leak'
const send = 'ship|deliver|postage'
const parcel = 'order|package|parcel|delivery'

/** An amount of money: "$200", "$84.50", "50 dollars". */
export const money = '(\\$ ?(\\d[\\d,.]*)|(\\d[\\d,.]*) (dollars|bucks))'

/** The wishes that the sample agent places: a call of the sample, an answer, or something for a person. */
export type Known = Wish | keyof typeof answers | ForPerson | 'unhappy'

/**
 * The beginnings of the words of each wish that the sample agent places, in the order in which they are looked for, and of
 * those that leave it to a later wish.
 */
const placed: [wish: Known, words: string, unless?: string][] = [
  [
    'hurt',
    'hurt|bleed|blood|injur|fire|smok|burn|spark|shock(ed)? me|electric\\w* shock|emergency|ambulance|hospital|doctor|stitch|swallow|chok|cut (my|me|him|her)|finger|thumb|my hand|explod|shatter|piece.* of|glass in|shard',
  ],
  ['person', `(${denied}|hate) .*(${machine})`],
  [
    'machine',
    `^(are you|is (this|it)|am i) .*(human|person|real|${machine})|^who (am i|are you|is this)|your name|what can you`,
  ],
  [
    'person',
    'person\\b|human|colleague|manager|supervisor|agent|(to|with) some(one|body)|(speak|talk) (to|with)|call me',
    denied,
  ],
  ['bye', "bye|goodbye|that's (all|it)\\b|never ?mind|^(no|(no |ok(ay)? )?thank(s| you)( so| very)?( much)?)\\W*$"],
  [
    'upset',
    `useless|stupid|idiot|terribl|awful|worst|ridiculous|unacceptable|scam|lawyer|sue\\b|complain|angry|furious|fuck|shit|(wrong|different) (item|product|order|size|colou?r)|colou?r .*wrong|not what i\\b|ordered .* got\\b|empty|incomplete|rude`,
  ],
  [
    'cost',
    '(why|what|charged?) .*\\$ ?(6|78|84)\\b|price(?! match)|how much .*blender|what .*blender cost',
    'twice|refund|back|jar|lid',
  ],
  [
    'charged',
    '(charge|bill|pay|paid|took|take).* (twice|two times|double|again)|(double|twice|two) (charge|bill|pay)|why .*(charge|bill)|how much (did|have) i|charged (me )?\\$',
  ],
  ['warranty', 'warrant|guarantee'],
  [
    'paying',
    '(apple|google) pay|paypal|voucher|gift card|(how|can) .*pay|pay(ment)? (by|with|method|option)|(what|form|way).* pay',
    'back',
  ],
  ['address', '(change|update|wrong|new|different) .*address|address .*(wrong|changed|new)'],
  ['move', `(reschedule|move|postpone|change) .*(${send}|day)`, denied],
  ['back', '(how long|when) .*(refund|money)|^how long will (it|that) take'],
  ['return', 'how (long|many days) .*return|(return|refund) (policy|window|period)|how .*get .*(refund|money)'],
  [
    'unruled',
    `ignore|(${denied}|lost|without|threw) .*receipt|receipt .*(lost|gone)|(for|been|over|after) \\w+ (month|year)|(month|year)s? (ago|old)|(3[1-9]|[4-9]\\d|\\d{3,}) days|(I|we|my (?!jar|blender|lid)\\w+) (dropped|broke)|my (own )?fault|half (of )?(my|the)|discount|\\d+( dollars|%)? off|keep (it|the)|(another|other|different|new) (card|account)|new blender|store credit`,
  ],
  [
    'refund',
    `refund|money back|(my|the) money|(my|the|me|want|get|back|of) ${money}|paid .*back`,
    `${denied}|(for|refund) (the )?(${send})|already|you refunded|${asked}`,
  ],
  ['missing', `${denied} .*(c[oa]me|arrive|got|receive)|not here|(${parcel}) is late`, 'money|refund|email'],
  [
    'replace',
    'replace|exchange|swap|(new|another|different) (jar|one)|send (me )?another',
    // Another one is bought.
    `${denied}|${asked}|(buy|order) (an?|another|one)\\b`,
  ],
  [
    'delivery',
    `(how|cost|free|fee|do|can|faster)\\b .*(${send})|^(free |the )?(${send})\\w*( \\w+)?(?=\\W*$)|(${send}).* (cost|free|fee|charge|long)`,
    `refund|return|my (${parcel})`,
  ],
  ['cancel', 'cancel(?!l?ed)', `${denied}|account|subscription`],
  ['return', 'return(?!ed)|(send|give|bring) .*back', `${denied}|have to`],
  ['hours', '(you|store|shop) .*(open(?!ed)|close)|(opening|business|your) (hours|times)|^(hours|closing)|how late'],
  [
    'order',
    `^(?=.*\\b(status|track|where('s| is)|when (is|will|does)|what happened|find|taking|arrive|come|got|here|ship(ped)?\\b|delivered)).*\\b(${parcel}|stuff|blender)|order (number|no\\.?|#)?( is)? ?\\d|(has|did|when (will|does)) it (ship|arrive|come|left)|where('s| is) it(?! \\w)|where it is`,
    `${denied}|${harm}`,
  ],
  ['return', "changed my mind|\\w+n't like|too (small|big|large|loud|slow|heavy)"],
  ['faulty', `${denied} (work|turn|start|spin|run)|stopped working|faulty|defective|noise|blender .*(${harm})`],
  ['lid', 'lid', `${denied}|how`],
  ['jar', `${harm}|(how much|when|how soon) .*jar|jar cost`],
  ['unhappy', `${denied} (\\w+ )?happy|unhappy|disappoint|upset|hate|frustrat|waiting|mad\\b|(second|third) time`],
  ['declined', `${denied} .*(want|need|like|asking) .*(refund|money)|no refund`],
]

const startOf = (words: string) => new RegExp(`\\b(${words})`, 'i')

/** The wish that a text or a clause of it has, if it is one that the agent places. */
export const wishIn = (text: string): Known | undefined =>
  placed.find(([, words, unless]) => startOf(words).test(text) && !(unless && startOf(unless).test(text)))?.[0]

const anyPlaced = new RegExp(`\\b(${placed.map(([, words]) => words).join('|')})\\w*`, 'gi')

/** Words that change nothing of what is meant, beside those of the sample itself. */
const others =
  'he she they but because from into then than also really still already now hi good well was were be ' +
  'had went mak made think say said tell told let may must try sent show box thing week reason problem ' +
  'question more last next bad instead sell color know spare bought weird strange anymore whole'

const own = JSON.stringify([opening, branches, answers, placed]).match(/[a-z]+/gi) ?? []
const plain = new RegExp(
  `^(${[...own, ...others.split(' ')].join('|')}|\\d\\S*|\\$\\S*|\\w*day|\\w+n't)(e?[sdr]?|ly|\\w?ing|\\w?ed|'\\w+)$`,
  'i',
)

/** The first word that the agent can't place: it may change what is meant. */
export const strangeIn = (text: string): string | undefined =>
  text
    .replace(/\b(because|since)\b.*/i, '')
    .replace(anyPlaced, ' ')
    .match(/[^\s.,;:!?"“”()-]+/g)
    ?.find(word => !plain.test(word))
