// Reaches the browser, when a visitor uses the DictatedMail figure.

import { clock, deadline, pattern, time, times, word } from '../times'
import { fillerWords, silence as notToSay, copy as toCopy } from './clauses'
import { imperative, wishing } from './guards'

const lead = `^[\\s\\0,;:“"]*(?:(?:and|but|then|also|please|${fillerWords})[\\s,]+)*`
/** The words before what a note asks for. */
const start = `${lead}(?:(?:can|could|would|will) you (?:please )?)?`
const end = '[\\s.!?…”"’)]*$'
/** The end of a part whose last words may have been read already. */
const endOrRead = end.replace('[', '[\\0')
/** Words that go from a reason on to a new time. */
const turn = '(?:but|maybe|perhaps|(?:how|what) about|let’s|(?:can|could) we)'

/** The first words of a part, by what the note asks for in it. */
export const openings = {
  inform: pattern(
    `${start}(?:tell|(?:(?:write|send|draft) an? (?:short )?(?:(?:e-?)?mail|message|note|reply)|write)(?: to)?|e-?mail|message|let|inform|say (?:hi|hello)(?: to)?|say(?! (?:sorry|thanks|thank you) to\\b)(?: to)?|reply to|(?:hi|hello|hey)(?!,? (?:can|could|would|will) you\\b)|dear|good (?:morning|afternoon|evening))\\b`,
  ),
  remind: pattern(`${start}remind\\b(?! me\\b)`),
  ask: pattern(`${start}(?:ask(?:ing)?|chase(?: up)?|nudge|check(?: in)? with)\\b`),
  offer: pattern(`${start}(?:offer|propose|suggest)\\b`),
} as const

/** The words that the note says not to write. */
export const silence = pattern(`${lead}${notToSay}`)
/** Who gets a copy: "cc Tom", "and copy Sarah". */
export const copy = pattern(`${lead}${toCopy}:? ?(?<fact>[^\\0,;]+?)${end}`)

/** An answer before the person who gets it: "say no to the vendor". */
export const answerTo = pattern(`${start}(?:I (?:want|need) to )?say (?<fact>no|yes) to\\b`)

/** First words that need an addressee. */
export const toPerson = pattern(`${start}(?:tell|inform|let|remind|ask|chase|nudge|e-?mail|message)\\b`)

/** What is called off or moved: "cancel lunch with Mark", "we have to move Thursday’s call to Friday". */
export const change = pattern(
  `${lead}(?:(?<voice>I|we)(?: (?:need|have|want) to| must) )?(?<verb>cancel|call off|postpone|reschedule|decline|turn down|reject|quit|move|push(?: back)?)(?= (?!(?:to|in|on|out|back)\\b))`,
)

const unable =
  '(?:can(?:’?t|not| not)|won’?t(?: be able to)?|(?:not able|unable) to|(?:(?:have|need) to|must|would like to) (?:cancel|skip|miss|move|postpone|drop))'

const dayOff = `(?:\\b(?:the|our|your) )?${time}(?:’s ${word}| (?:call|meeting|review|visit|lunch|dinner|demo|interview|appointment))?`

/** The day that is called off. */
export const days = [
  pattern(
    `\\b(?:I|we)(?:’(?:m|re|d)| am| are)? ${unable}(?: (?:make|do|attend|come|meet|keep|join))?(?: it)?(?: (?:on|for|to))? ` +
      `(?<fact>(?:(?:the|our|your|my) (?:[\\p{L}’'-]+ ){1,3}?on )?${dayOff})`,
  ),
  pattern(
    `(?<fact>(?:[\\p{L}’'-]+ on )?${dayOff}) (?:does(?:n’t| not) work|no longer works|won’t work|is (?:off|out|impossible))(?: for (?:me|us))?`,
  ),
]

/** The parts of an event that is called off or moved, in the order in which they are read. */
export const changed = {
  both: pattern(`(?<fact>from (?:${time}|${clock}) to (?:${times}|${clock})(?:,? same time)?)`),
  day: pattern(`(?<=^(?:(?!\\bto )[\\s\\0\\p{L}'’-])*)(?:\\b(?:on|from|for) )?(?<fact>${dayOff})`),
  event: pattern(
    `^[\\s\\0]*(?!to )(?<fact>[\\p{L}\\x03][^\\0,;.!?]*?)(?=\\s*(?:[\\0,;.!?–—]|$)| (?:(?:to|until|till) [\\x01\\x05]|because |since |due to |politely\\b))`,
  ),
  offer: pattern(`^[\\s\\0]*(?:to|until|till) (?:on )?(?<fact>${times}|${clock})`),
}

/** The reason after the day, and before it. */
export const reasonAfter = pattern(
  `^(?<separator>\\s*[,;:–—]\\s*)?\\s*(?<joint>because of|due to|because|since|as)?\\s*(?!\\s*(?:${turn}|please)\\b)(?<fact>[^\\0]+?)(?:${end}|(?=\\s*[,;–—]?\\s*${turn}\\b))`,
)
export const reasonBefore = pattern('(?<fact>[^\\0]+?),?\\s+so(?: that)?\\s*(?=\\0)')
const subject = '(?:I|we|you|she|he|they|it|there|this|that|the|our|my|your|nobody|everything)\\b'
/** A reason without a day: "Tell her the audit moved." */
export const news = pattern(`^[\\s\\0,:]*(?:that (?=${subject}))?(?!to |about )(?<fact>[^\\0]+?)${endOrRead}`)
/** A statement in a sentence of its own: "The contract must be signed", "We need it". */
export const statement = pattern(`${lead}(?<fact>(?:her|his|their|${subject})['’ ][^\\0]+?)${endOrRead}`)
/** What the mail is about: "remind Ana about the invoice". */
export const aboutThing = pattern(`^[\\s\\0,]*(?<joint>of|about)\\s+(?<fact>[^\\0]+?)${end}`)
/** Why, in a sentence after the day: "My son has a fever." */
export const ownReason = pattern(
  `^[\\s“"]*(?<fact>(?:my|our) [^\\0]+? (?:is|are|was|were|has|have|had) [^\\0]+?)${end}`,
)
/** A sentence of one's own, which the reader gets as it is: "We like option B." */
export const own = pattern(
  `^[\\s,;–—“"]*(?:(?:and|but|so|also)\\s+)*(?<fact>(?:(?:I|we|my|our)\\b['’ ]|(?:sorry|(?:(?:it|there|this)(?:.s| is)) (?:(?:not )?urgent|no (?:rush|hurry))|s?he (?:promised|agreed|wanted|has to))\\b|the (?:\\p{L}+ ){1,3}?(?:sign|present|decide)s\\b)[^\\0]*?)${end}`,
)
/** Words that are whole without a verb, "tell Sarah happy birthday", and a question to the reader: "can we meet at 4?" */
export const wishes = pattern(
  `^[\\s\\0,:]*(?<fact>(?:${wishing}|(?=[^\\0]*\\b(?:I|you|your|we|our)\\b[^\\0]*\\?)(?:are|do|did|have|is|can|could|should|wh\\w+|how))\\b[^\\0]*?\\??)${end}`,
)
/** The deadline of a statement: "the contract must be signed by Friday". */
export const dated = pattern(`\\b(?:by|before|no later than) (?:${time}|${clock}|the end of [^.,;!?\\0]+)${end}`)

/** The answer to what somebody had asked: "tell Sam no, the demo moves". */
export const answer = pattern(
  '^[\\s\\0,:]*(?:that )?(?<fact>(?:no|yes)(?:(?: to (?=(?:the|our|your)\\b)|,? but )[^\\0,.;!?–—]+)?)(?=\\s*(?:[,.;:!–—]|$))',
)
const whose = '(?:an?|the|your|his|her)'
/** The thing that is needed, with all that is said of it: "I need the contract by Tuesday, otherwise we lose the slot". */
export const need = pattern(
  `${lead}(?:that )?(?:(?:I|we) )?need (?!(?:\\w+ )?to\\b|(?:${whose} )?(?:answer|reply|decision|word|response)\\b)(?<fact>[^\\0]+?)${endOrRead}`,
)

/** New times: after "offer", and in other words. */
export const offers = {
  times: pattern(`^[\\s\\0]*(?:to )?(?:(?:meet|talk|call) )?(?:on )?(?<fact>${times})(?: instead)?`),
  thing: pattern(
    `^[\\s\\0]*(?=(?:an?|the|my|our|your|some|two|three|free|\\p{L}+s)\\b|[\\d\\x03])(?<fact>[^\\0.;!?]+?)(?: instead)?${end}`,
  ),
  otherwise: [
    pattern(`\\b(?:I|we) (?:can|could) (?:do|make|meet|come|offer|propose)(?: on)? (?<fact>${times})(?: instead)?`),
    pattern(
      `\\b(?:maybe|perhaps|(?:how|what) about|(?:let’s|(?:can|could) we) (?:do|make|meet|talk|try|move (?:it )?to))(?: on)? (?<fact>${times})(?: instead)?`,
    ),
    pattern(`${lead}(?<fact>${times})${end}`),
    pattern(`(?<fact>${times}) (?:works?|would work|is fine|are fine|suits?)(?: (?:for )?(?:me|us))?`),
  ],
}

export const question = pattern(
  `^[\\s\\0]*(?<joint>if|whether|when|where|who|how|what|which|why|for|about)\\s+(?<fact>[^\\0]+?)${end.replace('$', '(?=[\\s\\0.!?]*$)')}`,
)

/** A request to the reader: "Can you send me the report?" */
export const askedYou = pattern(
  `${lead}(?:can|could|would|will) (?:you|s?he|they) (?:please )?(?<fact>[^\\0]+?)(?=[\\s\\0.!?]*$)`,
)

/** What somebody is asked to do: "ask her to send a new one". */
export const request = pattern(
  `^[\\s\\0,:]*(?:(?:please )?(?<joint>to)\\s+|please\\s+|(?=(?:${imperative})\\b(?! (?:is|are|was|were|has|will|can)\\b)))(?<fact>[^\\0]+?)(?=[\\s\\0.!?]*$)`,
)

/** The deadline of a question, and in a sentence of its own. */
export const deadlineOfQuestion = pattern(`(?<fact>${deadline})${end}`)
export const deadlineAlone = pattern(
  `${lead}(?:(?:(?:I|we) )?need (?:${whose} )?(?:answer|reply|decision|word|response|know|hear)(?: back)?|` +
    `(?:${whose} )?(?:answer|reply)(?: is (?:due|needed))?|(?:it|this) is due) ` +
    `(?<fact>${deadline})(?=[.,;!?\\0]|$)`,
)
