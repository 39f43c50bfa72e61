// Reaches the browser, when a visitor uses the CallTranscript figure.
import { answers } from './answers'
import { branches, turn, type Wish } from './call'
import { dollars, type ForPerson, type Turn } from './decide'
import { type Known, money, strangeIn, wishIn } from './wishes'

/** Wishes that a fact answers, and those for something to be done. */
const facts = /^(hours|order|delivery|paying|machine|back)$/
const acts = /^(refund|replace|cancel|return|address|move)$/
/** A clause that asks for a fact, beside something that is to be done; "my order came late" asks for none. */
const asks = /\b(wh\w+|how|track|status|hours)\b|^(is|are|do|does|did|has|can|could|will) /i

/** Wishes that any other one in the sentence comes before. */
const weak = /^(declined|unhappy|bye)$/
/** Facts about this order, which a word that changes what is meant can make false, as it can what is to be done. */
const exact = /^(hours|order|back|jar|lid|faulty)$/

/**
 * Gives the turn of a caller's own sentence, by the wish in it; one outside of the sample goes to a person. A word that the agent
 * can't place makes it less sure than it has to be at first.
 */
export function turnOf(says: string): Turn {
  const own = says.trim()
  const heard = own.replaceAll('’', "'")
  const [wish, placed] = placeIn(heard)
  const strange = wish && (acts.test(wish) || exact.test(wish)) ? strangeIn(heard) : undefined
  return { ...placed, says: own, confidence: placed.confidence * (strange ? 0.6 : 1), strange }
}

/** The wish in a sentence, with its turn. A fact that is asked for beside it is answered too, in the caller's order. */
function placeIn(own: string): [wish: Known | undefined, turn: Turn] {
  // What one clause denies, another may ask for: "I don't want a refund, just a new jar".
  const clauses = own.split(/(?:[,.;?!]+|\band|\bbut|\bor)\s+/)
  const wishes = clauses.map(wishIn)
  const all = [wishIn(own), ...wishes].filter(Boolean)
  const whole = all.find(each => !weak.test(each as string)) ?? all[0]
  const only = (wish: Known | undefined): ReturnType<typeof placeIn> => [wish, answerTo(wish, own)]
  if (!whole || !(facts.test(whole) || acts.test(whole))) return only(whole)
  if (wishes.includes('missing')) return only('missing')
  if (wishes.includes('refund') && wishes.includes('replace')) return only('which')
  const wish = [whole, ...wishes].find(each => each && acts.test(each)) ?? whole
  const at = wishes.findIndex(
    (each, index) => each && each !== wish && facts.test(each) && asks.test(clauses[index] ?? ''),
  )
  if (at < 0) return only(wish)
  const [first, fact] = [answerTo(wish, own), answerTo(wishes[at], own)]
  const replies = [first.reply, fact.reply.replace(/\. .*/, '.')]
  if (at < wishes.indexOf(wish)) replies.reverse()
  return [wish, { ...first, confidence: Math.min(first.confidence, fact.confidence), reply: replies.join(' ') }]
}

const isQuestion = /^(is|are|do|does|did|was|has|have|wh\w+|how)\b/i
const isIdle =
  /^((hi|hey|hello|there|yes|yeah|ok(ay)?|sure|please|um+|uh|good \w+|(can you |i need )?(help|hear)( me)?|is \w+ there|i have a question|it's about my \w+)\W*)*$/i

/** The turn of one wish, or of none. */
function answerTo(wish: Known | undefined, own: string): Turn {
  const answer = answers[wish as keyof typeof answers]
  if (answer) return turn(own, 'answer', ...(answer as [number, string]))
  const sample = branches[wish as Wish]?.[0]
  if (!sample) {
    // One unknown word, or none, is no request: "asdf".
    const isSilent = isIdle.test(own) || !/\p{L}\P{L}+\p{L}/u.test(own)
    const need =
      wish === 'unhappy'
        ? 'upset'
        : ((wish as ForPerson) ?? (isSilent ? 'silence' : isQuestion.test(own) ? 'unknown' : 'outside'))
    return turn(own, need, 0, isIdle.test(own) ? 'I’m listening.' : 'I didn’t catch that. Could you say it again?')
  }
  const [, , sign, number = sign] = (wish === 'refund' && new RegExp(money, 'i').exec(own)) || []
  if (!number) return sample
  const amount = Number.parseFloat(number.replaceAll(',', ''))
  return { ...sample, amount, paid: sample.amount, reply: sample.reply.replace(/\$\d+/, dollars(amount)) }
}
