// Reaches the browser, when a visitor uses the MarkedAnswer figure.
import { pastVerbs } from '../sentences'
import type { Span } from '../span'
import { numberWords } from './text'

/** The four parts of an answer in their usual order. */
export const parts = ['situation', 'task', 'action', 'result'] as const

export type Part = (typeof parts)[number]

/** The names of the parts. */
export const partNames: Record<Part, string> = {
  situation: 'Situation',
  task: 'Task',
  action: 'Action',
  result: 'Result',
}

const verbs =
  `(?:re|over|out|under)?(?:${pastVerbs}|built|wrote|ran|set|cut|gave|held|brought|chose|taught|put|` +
  'split|drew|spoke|kept|told|bought|sat|shut|froze|drove|did(?! not)|read|sold|spent|stood|dealt|fought|' +
  'threw|spread|quit|let|laid)|got rid|stuck to|came up|' +
  '(?!need|want|expect|work|us|hop|happen|struggl|fail|miss|lack|notic|reali|learn|studi|lov|lik|disagre)\\w{2,}ed'
const between = '(?:also|then|once|first|just|both|together|basically|actually|really|sort of|kind of|\\w+ly)'

const units = '(?:hours?|days?|weeks?|months?)'

/** Something was finished, and how well: in time, or without a fault. */
const finished =
  '\\b(?:shipped|launched|delivered|released|finished|opened|went (?:live|out)|(?:was|were) (?:out|done|live))\\b.{0,50}?' +
  `\\b(?:with (?:zero|no)\\b|without (?:an?|any|one|losing)\\b|(?:on|in) time\\b|(?:an?|\\w+) ${units} (?:early|before|ahead|sooner)\\b)`

/** Words of a result where others did it. */
const theirs = '(?<!\\b(?:I|we) (?:\\w+ )?)\\b(?:renewed|bought|stayed|came back|signed)\\b'

/** The words with which a result is announced. */
const outcome = /\b(?:as a result|in the end|by the end|the (?:result|outcome|upshot) was|since then|ended up)\b/i

/** A time or a place. */
const time =
  '(?:in|during|since) (?:19|20)\\d\\d|at the time|when (?:I|we) (?:joined|started|worked|was|were)|' +
  '(?:last|this) (?:year|spring|summer|autumn|fall|winter|quarter|month|week)|\\w+ (?:years?|months?|weeks?) ago|' +
  '(?:at|in) (?:university|college|school)|at (?!(?:first|last|once|least|that|this)\\b)\\w+(?= (?:I|we|our|the)\\b)|(?:in|at|during) (?:my|our) (?!own\\b)(?:(?:last|first|previous|current) )?\\w+'

/** The cue words of each part with their weights; at equal weight the usual order decides. */
const cues: Record<Part, [RegExp, number][]> = {
  situation: [
    [new RegExp(`\\b(?:${time}|a while ago)\\b`, 'i'), 2],
    [
      new RegExp(
        `(?<!\\b(?:finished|delivered|shipped) .*)\\b(?:${units} (?:late|behind|overdue)|behind schedule)\\b`,
        'i',
      ),
      1,
    ],
    [/\bI (?:worked|was working) (?:as|at|for|in)\b/i, 3],
    [/^as an? (?!result)\w+/i, 1],
    [/\b(?:there (?:was|were)|we (?:were|had) (?!to\b)|(?:our|the) (?:[\w-]+ ){1,3}(?:was|were|had)\b)/i, 1],
  ],
  task: [
    [/\bmy (?:own )?(?:job|task|role|goal|part|brief|responsibility) (?:was|is)\b/i, 4],
    [/\bI(?: was|['’]d been| had been) (?:asked|told|given|responsible|(?:put )?in charge|expected|supposed)\b/i, 4],
    [/(?<!\bwhen )\bI was (?:the|an?) (?:[\w-]+ ){0,2}?(?:lead|head|\w{3,}er)\b/i, 3],
    [/\b(?:I|we) (?:\w+ly )?(?:had|needed|wanted) to\b/i, 3],
    [/\b(?:the|our) (?:goal|aim|target|task|challenge) was\b/i, 3],
    [/\bit was (?:(?:up to|on) me|my \w+)\b/i, 4],
    [/\b(?:(?:asked|told|expected) (?:me|us) to|wanted (?:me|us)|put (?:me|us) (?:in charge|on))\b/i, 3],
    [
      new RegExp(
        `\\b(?:gave (?:me|us)|I had|we had) (?:only |just )?(?:(?!every\\b|delay)\\w+ ){1,4}?(?:${units}|deadline)\\b`,
        'i',
      ),
      3,
    ],
    [/\b(?:the deadline was|(?:it|this|that|everything) had to be)\b/i, 3],
    [/\bI (?:volunteered|offered|agreed|owned)\b/i, 3],
  ],
  action: [
    [new RegExp(`\\b(?:I|we) (?:\\w+ and )?(?:${between} )*(?:${verbs})\\b`, 'i'), 2],
    [/^by \w+ing\b|\bI worked (?:weekends?|nights?|overtime|late)\b/i, 2],
    [/^(?:so|first|second|then|next|after that|to do (?:this|that|so)|my first step)\b/i, 1],
  ],
  result: [
    [outcome, 5],
    [
      /\b(?:I|we|team) (?:got|won|received|earned) (?:an? (?:[A-F]\b|raise|bonus|award|prize|offer|promotion|job|place)|the (?:job|contract|deal|client|order|prize|best)|promoted|funded|hired|approv)/i,
      4,
    ],
    [/\b(?:passed|graduated)(?! (?:it|them|on|to|by)\b)|\bwith (?:distinction|honou?rs)\b/i, 4],
    [/\b(?:this|that|which) (?:led|meant|saved|cut|let|brought|gave)\b/i, 4],
    [new RegExp(finished, 'i'), 4],
    [new RegExp(theirs, 'i'), 2],
    [/\b(?:rose|grew|fell|dropped|improved|went (?:up|down)) (?:a (?:lot|bit)|slightly|\w+ly)\b/i, 3],
    [/\b(?:made|got) (?:it|them|things|everything) (?:\w+er|work)\b/i, 3],
    [/^(?:and|so|but) (?:nobody|no one|everyone|everybody)\b/i, 3],
    [/\b(?:hit (?:every|each|all|our|\d+)|never (?:stopped|failed|happened|came back))\b/i, 3],
    [/^(?:eventually|finally),? (?!I\b|we\b)|\bsold out\b/i, 3],
    [
      /(?<!\bwanted [^.]*)\b(?:on time|early|ahead of (?:time|schedule)|happ(?:y|ier)|satisfied|never (?:again|missed))\b/i,
      2,
    ],
  ],
}

/** The part of a sentence, and the cue words found for it; a sentence without a cue continues the previous part. */
export interface Reading {
  part: Part
  /** A second part: a change with its amount is also what somebody did, and what opens with its time also says when. */
  also?: Part | undefined
  cue: Span | undefined
  /** The cue of the second part. */
  alsoCue?: Span | undefined
}

const amount = `(?:[$€£]?\\d+(?:[.,]\\d+)*%?|a (?:third|quarter|fifth)\\b|(?:${numberWords})\\b)`
/** Words of a result, no matter who did it. */
const moved =
  `cut(?! (?:\\d+|${numberWords}) (?!${units})[a-z])|` +
  'reduced|raised|increased|decreased|grew|improved|saved|lowered|dropped|fell|rose|shortened|' +
  'won|sold|gained|brought|went (?:up|down|from)|got (?:\\w+ ){1,3}(?:up|down)|closed|signed|beat|recovered|' +
  'reached(?! out)|(?:is|are|was|were) (?:up|down)'
/** A change with its amount: "cut costs by 12%", "she renewed for $40,000", "doubled sign-ups". */
const change = new RegExp(
  '\\b(?:doubled|tripled|halved)\\b|' +
    `(?:\\b(?:${moved})\\b|${theirs}).{0,50}?(?<![\\w.]|\\bthe )${amount}|` +
    '(?:%|percent|million|times) (?:more|fewer|less|faster)\\b|' +
    `\\b(?:minutes|${units}) (?:less|faster|sooner|earlier)\\b|\\b(?:took|finished|shipped|launched|delivered|done|out) .{1,25}\\binstead of\\b|` +
    '\\band (?:we|it|they) (?:launched|delivered|shipped|finished|opened|went (?:live|out))\\b|' +
    '\\band (?:got|won|received) (?:an?|the) (?:\\d|extension|refund|contract|offer|job|promotion|raise|award|prize)\\b|' +
    '\\buntil (?:it|they|everything) (?:was|were|worked)\\b|' +
    '\\b(?:we|it|they|she|he|and) got \\d+ (?:\\w+ )?(?:orders|customers|clients|users|leads|sales|sign-ups)\\b',
  'i',
)

/** Words before a change that was only planned or asked for: it is no result. */
const plan = /\b(?:will|would|should|could|want(?:ed)? to|asked|told|needed|goal|target|try(?:ing)? to)\b/i

/** A time or a place with which a sentence opens: it is a situation, whatever is said then. */
export const setting = new RegExp(`^(?:so |well,? )?(?:${time}|as an? (?!result)\\w+)\\b`, 'i')

/** The line before which a missing part has its place in the usual order; the number of lines, if it is the last. */
export function placeOf(missing: Part, lines: Pick<Reading, 'part' | 'also'>[]): number {
  const later = lines.findIndex(({ part, also }) => parts.indexOf(also ?? part) > parts.indexOf(missing))
  return later < 0 ? lines.length : later
}

/** Assigns a sentence to a part of the answer by its cue words. */
export function readPart(sentence: string, before: Part | undefined): Reading {
  const changed = change.exec(sentence)
  const acted = score(cues.action, sentence)
  const isTask = score(cues.task, sentence).points > 0
  const ownAction = { also: 'action', alsoCue: acted.cue } as const
  // What is announced as a result is what somebody did too, where "I" did it.
  const isOwn =
    acted.points > 1 && (!outcome.test(sentence) || /^I /i.test(sentence.slice(acted.cue?.from, acted.cue?.to)))
  if (changed && !isTask && !plan.test(sentence.slice(0, changed.index))) {
    const cue = { from: changed.index, to: changed.index + changed[0].length }
    return { part: 'result', cue, ...(isOwn ? ownAction : settingOf(sentence)) }
  }
  const scored = parts.map(part => ({ part, ...score(cues[part], sentence) }))
  const top = Math.max(...scored.map(one => one.points))
  if (top === 0) return { part: before ?? 'situation', cue: undefined }
  const tied = scored.filter(one => one.points === top)
  const from = before ? parts.indexOf(before) : 0
  const best = tied.find(one => parts.indexOf(one.part) >= from) ?? tied[0]
  const set = settingOf(sentence)
  // "When I joined" says when, and not what somebody did.
  const isAfter = acted.points > 1 && (acted.cue?.from ?? 0) >= (set.alsoCue?.to ?? 0)
  if (set.also && (best?.part === 'action' || (best?.part === 'situation' && isAfter)))
    return { part: 'action', cue: acted.cue, ...set }
  const isBoth = best?.part === 'result' && isOwn && outcome.test(sentence)
  return { part: best?.part ?? 'situation', cue: best?.cue, ...(isBoth && ownAction) }
}

/** The time or place with which a sentence opens, as its second part. */
function settingOf(sentence: string): Pick<Reading, 'also' | 'alsoCue'> {
  const to = setting.exec(sentence)?.[0].length
  return to ? { also: 'situation', alsoCue: { from: 0, to } } : {}
}

function score(patterns: [RegExp, number][], sentence: string): { points: number; cue: Span | undefined } {
  let [points, strongest] = [0, 0]
  let cue: Span | undefined
  for (const [pattern, weight] of patterns) {
    const match = pattern.exec(sentence)
    if (!match) continue
    points += weight
    if (weight > strongest) {
      strongest = weight
      cue = { from: match.index, to: match.index + match[0].trimEnd().length }
    }
  }
  return { points, cue }
}
