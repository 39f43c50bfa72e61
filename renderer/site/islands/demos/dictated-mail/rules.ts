// Reaches the browser, when a visitor uses the DictatedMail figure.
import { fillerWords } from './clauses'
import { imperative, wishing } from './guards'
import { clock, deadline, pattern, time, times, word } from './times'

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
    `${start}(?:tell|(?:(?:write|send|draft) an? (?:short )?(?:e-?mail|mail|message|note|reply)|write)(?: to)?|e-?mail|message|let|inform|say (?:hi|hello)(?: to)?|say(?! (?:sorry|thanks|thank you) to\\b)(?: to)?|reply to|(?:hi|hello|hey)(?!,? (?:can|could|would|will) you\\b)|dear|good (?:morning|afternoon|evening))\\b`,
  ),
  remind: pattern(`${start}remind\\b(?! me\\b)`),
  ask: pattern(`${start}(?:ask(?:ing)?)\\b`),
  offer: pattern(`${start}(?:offer|propose|suggest)\\b`),
} as const

/** An answer before the person who gets it: "say no to the vendor". */
export const answerTo = pattern(`${start}(?:I (?:want|need) to )?say (?<fact>no|yes) to\\b`)

/** First words that need an addressee. */
export const toPerson = pattern(`${start}(?:tell|inform|let|remind|ask|e-?mail|message)\\b`)

/** What is called off or moved: "cancel lunch with Mark", "we have to move Thursday’s call to Friday". */
export const change = pattern(
  `${lead}(?:(?<voice>I|we)(?: (?:need|have|want) to| must) )?(?<verb>cancel|call off|postpone|reschedule|decline|reject|quit|move|push(?: back)?)(?= (?!(?:to|in|on|out|back)\\b))`,
)

const unable =
  '(?:can(?:’?t|not| not)|won’?t(?: be able to)?|(?:not able|unable) to|(?:(?:have|need) to|must|would like to) (?:cancel|skip|miss|move|postpone|drop))'

const dayOff = `(?:\\b(?:the|our|your) )?${time}(?:’s ${word}| (?:call|meeting|review|visit|lunch|dinner|demo|interview|appointment))?`

/** The day that is called off. */
export const days = [
  pattern(
    `\\b(?<voice>I|we)(?:’(?:m|re|d)| am| are)? ${unable}(?: (?:make|do|attend|come|meet|keep|join))?(?: it)?(?: (?:on|for|to))? ` +
      `(?<fact>(?:(?:the|our|your|my) (?:[\\p{L}’'-]+ ){1,3}?on )?${dayOff})`,
  ),
  pattern(
    `(?<fact>${dayOff}) (?:does(?:n’t| not) work|no longer works|won’t work|is (?:off|out|impossible))(?: for (?:me|us))?`,
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

/** The reason after the day, before it, and in a sentence of its own. */
export const reasonAfter = pattern(
  `^(?<separator>\\s*[,;:–—]\\s*)?\\s*(?<joint>because of|due to|because|since|as)?\\s*(?!\\s*(?:${turn}|please)\\b)(?<fact>[^\\0]+?)(?:${end}|(?=\\s*[,;–—]?\\s*${turn}\\b))`,
)
export const reasonBefore = pattern('(?<fact>[^\\0]+?),?\\s+so(?: that)?\\s*(?=\\0)')
export const reasonAlone = pattern(
  `${lead}(?:(?:it’s|this is) )?(?<joint>because of|due to|because|the reason is(?: that)?)\\s+(?<fact>[^\\0]+?)${end}`,
)
const subject = '(?:I|we|you|she|he|they|it|there|this|that|the|our|my|your|nobody|everything)\\b'
/** A reason without a day: "Tell her the audit moved." */
export const news = pattern(`^[\\s\\0,:]*(?:that (?=${subject}))?(?!to |about )(?<fact>[^\\0]+?)${endOrRead}`)
/** A statement in a sentence of its own: "The contract must be signed", "We need it". */
export const statement = pattern(
  `${lead}(?<fact>(?:I|we|she|he|they|it|this|there|the|my|our|your|her|his|their)\\b['’ ][^\\0]+?)${endOrRead}`,
)
/** What the mail is about: "remind Ana about the invoice". */
export const aboutThing = pattern(`^[\\s\\0,]*(?<joint>of|about)\\s+(?<fact>[^\\0]+?)${end}`)
/** Why, in a sentence after the day: "My son has a fever." */
export const ownReason = pattern(
  `^[\\s“"]*(?<fact>(?:my|our) [^\\0]+? (?:is|are|was|were|has|have|had) [^\\0]+?)${end}`,
)
/** People of whom somebody is reminded. */
export const people = /(?:er|or|nt|ss)$/
/** A sentence of one's own, which the reader gets as it is: "We like option B." */
export const own = pattern(
  `^[\\s,;–—“"]*(?:(?:and|but|so|also)\\s+)*(?<fact>(?:(?:I|we|my|our)\\b['’ ]|(?:sorry|(?:it.s|it is|this is) urgent|s?he (?:promised|agreed|wanted|has to))\\b|the (?:\\p{L}+ ){1,3}?(?:sign|present|decide)s\\b)[^\\0]*?)${end}`,
)
/** Matches what only its reader can cancel: "cancel my subscription". */
export const order = pattern(`${lead}(?<fact>cancel (?:my|our) (?:subscription|membership|order)\\b[^\\0]*?)${end}`)
/** Words that are whole without a verb, "tell Sarah happy birthday", and a question to the reader: "can we meet at 4?" */
export const wishes = pattern(
  `^[\\s\\0,:]*(?<fact>(?:${wishing}|(?=[^\\0]*\\b(?:I|you|your|we|our)\\b[^\\0]*\\?)(?:are|do|did|have|is|can|could|should|wh\\w+|how))\\b[^\\0]*?\\??)${end}`,
)
/** The deadline of a piece of news: "we need the contract by Friday". */
export const deadlineOfNews = pattern(
  `(?<fact>\\b(?:by|before|no later than) (?:${time}|${clock}|the end of [^.,;!?\\0]+))${end}`,
)

/** The answer to what somebody had asked: "tell Sam no, the demo moves". */
export const answer = pattern(
  '^[\\s\\0,:]*(?:that )?(?<fact>(?:no|yes)(?:(?: to (?=(?:the|our|your)\\b)|,? but )[^\\0,.;!?–—]+)?)(?=\\s*(?:[,.;:!–—]|$))',
)

/** The words from what is needed on to why. */
const why = `(?:because(?: of)?|due to|otherwise|(?:so(?: that)?|since|as) (?=${subject}))`
const whose = '(?:an?|the|your|his|her)'
/** What is needed, by when and why: "I need the contract by Tuesday, otherwise we lose the slot". */
export const needs = {
  deadline: pattern(`(?<fact>${deadline})(?=\\s*[,;–—]?\\s*${why}|${end})`),
  thing: pattern(
    `${lead}(?:that )?(?:(?<voice>I|we) )?need (?!(?:\\w+ )?to\\b|(?:${whose} )?(?:answer|reply|decision|word|response)\\b)(?<fact>[^\\0,;]+?)(?=\\s*(?:[\\0,;–—]|${why}|${end}))`,
  ),
  why: pattern(`^\\s*[,;–—]?\\s*(?<joint>${why})\\s*(?<fact>[^\\0]+?)${end}`),
}

/** New times: after "offer", and in other words. */
export const offers = {
  times: pattern(`^[\\s\\0]*(?:to )?(?:(?:meet|talk|call) )?(?:on )?(?<fact>${times})(?: instead)?`),
  thing: pattern(
    `^[\\s\\0]*(?=(?:an?|the|my|our|your|some|two|three|free|\\p{L}+s)\\b|[\\d\\x03])(?<fact>[^\\0.;!?]+?)(?: instead)?${end}`,
  ),
  otherwise: [
    pattern(
      `\\b(?<voice>I|we) (?:can|could) (?:do|make|meet|come|offer|propose)(?: on)? (?<fact>${times})(?: instead)?`,
    ),
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
  `^[\\s\\0,:]*(?:please )?(?:(?<joint>to)\\s+|(?=(?:${imperative})\\b(?! (?:is|are|was|were|has|will|can)\\b)))(?<fact>[^\\0]+?)(?=[\\s\\0.!?]*$)`,
)

/** The deadline of a question, and in a sentence of its own. */
export const deadlineOfQuestion = pattern(`(?<fact>${deadline})${end}`)
export const deadlineAlone = pattern(
  `${lead}(?:(?:(?:I|we) )?need (?:${whose} )?(?:answer|reply|decision|word|response|know|hear)(?: back)?|` +
    `(?:${whose} )?(?:answer|reply)(?: is (?:due|needed))?|(?:it|this) is due) ` +
    `(?<fact>${deadline})(?=[.,;!?\\0]|$)`,
)
