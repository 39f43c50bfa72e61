import { expect, test } from 'vitest'
import { branches, opening, tries } from '../../../../renderer/site/islands/demos/call-transcript/call'
import { runCall } from '../../../../renderer/site/islands/demos/call-transcript/decide'
import { almanacOf } from '../../../../renderer/site/islands/demos/day-dial/almanac'
import { periodAt } from '../../../../renderer/site/islands/demos/day-dial/now'
import { places } from '../../../../renderer/site/islands/demos/day-dial/places'
import { ownTake } from '../../../../renderer/site/islands/demos/dub-line/moment'
import { translations } from '../../../../renderer/site/islands/demos/slide-swap/slides'
import { swapSlide } from '../../../../renderer/site/islands/demos/slide-swap/swap'
import {
  outcome,
  surprise,
  trustAtStart,
  turns,
} from '../../../../renderer/site/islands/demos/stakeholder-talk/consequences'

const wishesAndRules = tries.flatMap(({ value: wish }) =>
  [0.3, 0.6, 0.9].flatMap(handOverBelow => [0, 84, 200].map(refundLimit => ({ wish, handOverBelow, refundLimit }))),
)

test.each(wishesAndRules)('Vaja.AI: $wish, below $handOverBelow, at most $refundLimit', ({ wish, ...rules }) => {
  const turns = [...opening, ...branches[wish]]
  const judged = runCall(turns, { ...rules, lineDelay: 40 })
  for (const { turn, decision, reason } of judged) {
    // No money beyond the limit, no decision below the confidence, and every number in the reason is one of the call.
    if (decision === 'refund') expect(turn.amount).toBeLessThanOrEqual(rules.refundLimit)
    if (decision !== 'handover') expect(turn.confidence).toBeGreaterThanOrEqual(rules.handOverBelow)
    expect(reason).not.toMatch(/undefined|NaN/)
  }
  expect(judged.slice(0, -1).some(({ decision }) => decision === 'handover')).toBe(false)
})

test.each(['Hi', 'Close the door behind you.', 'Whatever you do, do not touch the red cable before noon.'])(
  'DubLabs: %s',
  text => {
    const { source, length } = ownTake(text)
    expect(source[0]?.start).toBe(0)
    expect(source.at(-1)?.end).toBeCloseTo(length, 9)
    for (const { start, end } of source) expect(end).toBeGreaterThan(start)
  },
)

const slides = translations.flatMap(translation =>
  [true, false].map(keepTerm => ({ name: translation.name, translation, keepTerm })),
)

test.each(slides)('CourseTranslate: $name, term kept: $keepTerm', ({ translation, keepTerm }) => {
  const [full, short] = (['full', 'shorter'] as const).map(wording => swapSlide(translation, { keepTerm, wording }))
  for (const [index, { rows, box, over }] of (full ?? []).entries()) {
    expect(over).toBe(Math.max(0, rows.length - box.rows))
    // The shorter wording never makes a text fall out that fitted.
    expect(short?.[index]?.over).toBeLessThanOrEqual(over)
  }
})

const talks = [0, 1, 2].flatMap(one => [0, 1, 2].flatMap(two => [0, 1, 2].map(three => [one, two, three])))

test.each(talks)('PMCoach: replies %i, %i, %i', (...path) => {
  const made = turns(path)
  const end = outcome(path)
  expect(made.filter(({ reply }) => reply)).toHaveLength(3)
  expect(made.at(-1)?.after.work).toBe(end.work)
  const sum = made.reduce((trust, { reply }) => trust + (reply?.trust ?? 0), trustAtStart)
  // A delay of which the sponsor learns on the day of release costs trust at the end.
  expect(end.trust).toBe(sum - (end.told ? 0 : surprise * end.late))
})

const days = Object.keys(places).flatMap(place =>
  ['2026-01-01', '2026-03-20', '2026-06-21', '2026-11-25', '2028-02-29'].map(date => [place, date] as const),
)

test.each(days)('ShubhAI: %s on %s', (place, date) => {
  const almanac = almanacOf(date, places[place as keyof typeof places])
  if ('trouble' in almanac) {
    expect(almanac.trouble).toMatch(/sun/i)
    return
  }
  const { periods, rise, set } = almanac
  expect(periods[0]?.from).toBe(rise)
  expect(periods[7]?.to).toBeCloseTo(set, 6)
  for (const [index, { from, to }] of periods.entries()) {
    expect(to).toBeGreaterThan(from)
    if (index > 0) expect(from).toBeCloseTo(periods[index - 1]?.to ?? 0, 6)
  }
  expect(periodAt(periods, Math.round((rise + set) / 2))).toBeDefined()
})
