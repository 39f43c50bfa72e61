// Reaches the browser, when a visitor uses the CallTranscript figure.
import { backToJar, branches, jarComes, type Wish } from './call'
import { dollars, type Turn } from './decide'

type Answer = [confidence: number, reply: string, ...Turn[]]

/** Sample: the agent's answers to what a caller may also say, each with its confidence and the turns after it. */
const answers = {
  cancel: [0.9, 'It has arrived, so I can’t. You have 30 days to return it.', ...backToJar],
  which: [0.9, 'A new jar, or the $84? Which would you like?'],
  return: [0.84, 'You have 30 days to return it. Shall I email you a free label?', jarComes],
  delivery: [0.92, 'We deliver within the US, for $6, in two or three days.', ...backToJar],
  warranty: [0.9, 'Two years. A cracked jar is covered: shall I send a new one?', jarComes],
  charged: [0.72, 'I see one payment of $84. If your bank shows two, I’ll pass you to billing.', ...backToJar],
  paying: [0.87, 'By credit or debit card, and nothing else yet.', ...backToJar],
  address: [0.79, 'The blender has come. Where should a new jar go?', ...backToJar],
  move: [0.88, 'This one has come. Shall a new jar come on the day you like?', jarComes],
  bye: [0.96, 'Goodbye. Call about the jar whenever you like.'],
  machine: [0.95, 'I’m an AI agent. Ask for a person at any time.', ...backToJar],
  back: [0.86, 'Three to five business days, depending on your bank.', ...backToJar],
  faulty: [0.83, 'That is under its two-year warranty. Shall I send a new blender?', jarComes],
  jar: [0.89, 'A new jar is in stock, free since yours cracked. Shall I send it?', jarComes],
} satisfies Record<string, Answer>

/** Whether any of these whole words, separated by "|", is in a text. */
const has = (words: string, text: string) => new RegExp(`\\b(${words})\\b`, 'i').test(text)

const denied = "not?|never|\\w+n['’]t"
const asked = '|how|what|when|where|why|who|if|^is|does|am i'
const machine = '(ro)?bot|machine|computer|ai'

const harm = 'crack(s|ed)?|broken?|damaged?|smashed|leak(s|ing)?'
const send = 'ship(ping|ped)?|deliver(y|ies)?|postage'
/** A thing that the sample shop doesn't sell: "return the shoes". */
const others =
  '(return|refund for) (my|the|these|those) (?!blender|jar|order|item|product|thing|one|money|package|parcel)\\w+'

type Unanswered = 'hurt' | 'upset' | 'unruled' | 'missing'

/** An amount of money: "$200", "$84.50", "50 dollars". */
const money = '(\\$ ?(\\d[\\d,.]*)|(\\d[\\d,.]*) (dollars|bucks))'

/** The words of each wish that the sample agent places, and those that leave it to a person: denials and questions. */
const placed: [wish: Wish | keyof typeof answers | Unanswered, words: string, unless?: string][] = [
  ['hurt', 'hurts?|bleed(ing)?|injur\\w+|fire|smok(e|ing)|burn(s|ed|t|ing)?|emergency|ambulance|cut (my|me)\\w*'],
  ['person', `(${denied}|hate) .*(${machine})`],
  ['machine', `^(are you|is (this|it)|am i) .*(human|person|real|${machine})|^who (am i|are you|is this)|your name`],
  ['person', 'person|human|colleague|manager|supervisor|agent|(to|with) some(one|body)', denied],
  ['bye', "bye|goodbye|that['’]s (all|it)|never ?mind|^no(,? (thanks?|thank you))?$"],
  [
    'upset',
    'useless|stupid|idiots?|terrible|awful|worst|ridiculous|scam|lawyer|sue|complain(t|ts|ing)?|angry|furious|(fuck|shit)\\w*',
  ],
  [
    'charged',
    '(charged?|billed|paid|pay|payments?|took|taken) .*(twice|two times|double|again)|(double|twice|two) (charge[ds]?|billed|payments?)|why .*(charged|billed)|how much (did|have) i|charged \\$',
  ],
  ['warranty', 'warrant(y|ies)|guarantee[ds]?'],
  [
    'paying',
    '(apple|google) pay|paypal|vouchers?|gift cards?|(how|can) .*pay|pay(ment)? (by|with|methods?|options?)|(what|forms?|ways?) .*pay(ment)?',
    'back|pays',
  ],
  ['address', '(change|update|wrong|new|different) .*address|address .*(wrong|changed|new)', denied],
  ['move', `(reschedule|move|postpone|change) .*(${send}|day)`, `${denied}|moved`],
  ['back', '(how long|when) .*(refund|money)|^how long will (it|that) take'],
  [
    'return',
    'how (long|many days) .*return|return (policy|window|period)|(wrong|different) (item|product|order|size|colou?r)',
  ],
  [
    'unruled',
    `ignore|(${denied}|lost|without|threw) .*receipt|receipt .*(lost|gone)|(for|been|over|after) (an?|\\w+) (months?|years?)|(months?|years?) (ago|old)|(3[1-9]|[4-9]\\d|\\d{3,}) days|(I|we|my (?!jar|blender|lid)\\w+) (dropped|broke)|my (own )?fault|half (of )?(my|the)|discount|\\d+( dollars|%)? off`,
  ],
  [
    'refund',
    `refund(ed)?|money back|(my|the) money|(my|the|me|want|get|back|of) ${money}|paid .*back`,
    `${denied}|(for|refund) (the )?(shipping|delivery)|${others}${asked}`,
  ],
  ['missing', `(${denied}) .*(come|came|arrived?|got|received?)`, 'money|refund|email'],
  [
    'replace',
    'replace(ment|d)?|exchange|swap|(new|another|different) (jar|one|blender)|send (me )?another',
    // Another one is bought, or another thing is wanted for it.
    `${denied + asked}|(buy|order) (an?|another|one)|for an? (?!new|jar|blender)\\w+`,
  ],
  [
    'delivery',
    `(how|cost|free|fee|price|do|can|fast(er)?|express|abroad) .*(${send})|^(free |the )?(${send})( \\w+)?(?=\\W*$)|(${send}) .*(cost|free|fee|price|charge|long|abroad)s?`,
    `${denied}|refund|return|my (order|parcel|package)|track|has|status`,
  ],
  ['cancel', 'cancel', `${denied}|subscription|account|appointment`],
  ['return', 'return|(send|give) (it|this|that) back', `${denied}|have to|${others}`],
  [
    'hours',
    '(you|store|shop) .*(open|closed?)|(opening|business|your) (hours|times)|^(hours|closing time)|how late',
    `${denied}|holidays?|christmas|xmas|easter|thanksgiving|new year|(labor|memorial) day|july`,
  ],
  [
    'order',
    "^(?=.*\\b(status|track|where(['’]s| is)|when (is|will|does)|arrived?|come|got|here|late|ship(ped)?|delivered)\\b).*\\b(order|package|parcel|delivery|stuff|blender)|order (number|no\\.?|#)?( is)? ?\\d+|((has|did|when (will|does)) it (ship|arrive|come|left)|where(['’]s| is) it(?! \\w)|where it is)\\w*",
    `${denied}|${harm}`,
  ],
  ['return', "changed my mind|\\w+n['’]t like|too (small|big|large|loud|slow)"],
  ['faulty', `(${denied}) (work|turn|start|spin|run)\\w*|stopped working|faulty|defective|noise`],
  ['jar', `${harm}|(how much|costs?|when|how soon) .*jar|^(ok(ay)?,? )?(thanks|thank you)`],
]

/** Wishes that a fact answers, and those for something to be done. */
const facts = /^(hours|order|delivery|paying|machine|back)$/
const acts = /^(refund|replace|cancel|return|address|move)$/
/** A clause that asks for a fact, beside something that is to be done; "my order came late" asks for none. */
const asks = /\b(wh\w+|how|track|status|hours)\b|^(is|are|do|does|did|has|can|could|will) /i

type Known = (typeof placed)[number][0] | 'which'

const wishIn = (text: string): Known | undefined =>
  placed.find(([, words, unless]) => has(words, text) && !(unless && has(unless, text)))?.[0]

/**
 * The rest of the call after a caller's own sentence: that of the wish in it; one outside of the sample goes to a person. A
 * fact that is asked for beside something else is answered too, in the caller's order.
 */
export function branchOf(says: string): [Turn, ...Turn[]] {
  const own = says.trim()
  // What one clause denies, another may ask for: "I don't want a refund, just a new jar".
  const clauses = own.split(/(?:[,.;?!]+|\band|\bbut|\bor)\s+/)
  const wishes = clauses.map(wishIn)
  const whole = wishIn(own) ?? wishes.find(Boolean)
  const isPlain = whole !== undefined && (facts.test(whole) || acts.test(whole))
  if (!isPlain) return turnsOf(whole, own)
  if (wishes.includes('missing')) return turnsOf('missing', own)
  if (wishes.includes('refund') && wishes.includes('replace')) return turnsOf('which', own)
  const wish = acts.test(whole) ? whole : (wishes.find(each => each && acts.test(each)) ?? whole)
  const [turn, ...rest] = turnsOf(wish, own)
  const at = wishes.findIndex(
    (each, index) => each && each !== wish && facts.test(each) && asks.test(clauses[index] ?? ''),
  )
  if (at < 0) return [turn, ...rest]
  const fact = turnsOf(wishes[at], own)[0]
  const replies = [turn.reply, fact.reply.replace(/\. .*/, '.')]
  if (at < wishes.indexOf(wish)) replies.reverse()
  return [{ ...turn, confidence: Math.min(turn.confidence, fact.confidence), reply: replies.join(' ') }, ...rest]
}

/** The turns of one wish, or of none. */
function turnsOf(wish: Known | undefined, own: string): [Turn, ...Turn[]] {
  const answer = answers[wish as keyof typeof answers] as Answer | undefined
  if (answer) {
    const [confidence, reply, ...rest] = answer
    return [{ says: own, need: 'answer', confidence, reply }, ...rest]
  }
  const [first, ...rest] = branches[wish as Wish] ?? []
  if (!first) {
    const isIdle = /^((hi|hey|hello|yes|yeah|ok(ay)?|sure|please|um+|uh|help|i need help|can you help me)\W*)*$/i.test(
      own,
    )
    // One unknown word, or none, is no request: "asdf".
    const need = (wish as Unanswered) ?? (isIdle || !/\p{L}\P{L}+\p{L}/u.test(own) ? 'silence' : 'outside')
    const reply = isIdle ? 'I’m listening.' : 'I didn’t catch that. Could you say it again?'
    return [{ says: own, need, confidence: 0, reply }]
  }
  const said = { ...first, says: own }
  const [, , sign, number = sign] = (wish === 'refund' && new RegExp(money, 'i').exec(own)) || []
  if (!number) return [said, ...rest]
  const amount = Number.parseFloat(number.replaceAll(',', ''))
  const reply = first.reply.replace(/\$\d+/, dollars(amount))
  return [{ ...said, amount, paid: first.amount, reply }, ...rest.slice(0, 1)]
}
