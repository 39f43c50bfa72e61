import { expect, test } from 'vitest'
import {
  delay,
  isSound,
  outcome,
  type Path,
  trustAtStart,
  turns,
} from '../../../../renderer/site/islands/demos/stakeholder-talk/consequences'
import { scenes } from '../../../../renderer/site/islands/demos/stakeholder-talk/script'

/** Every complete path that begins with this one. */
function waysFrom(path: Path): Path[] {
  const last = turns(path).at(-1)
  if (!last || last.reply) return [path]
  return last.scene.replies.flatMap((_, index) => waysFrom([...path, index]))
}

test('the talk has three turns of three replies, 27 ways in all', () => {
  const ways = waysFrom([])
  expect(ways).toHaveLength(27)
  for (const way of ways) expect(way).toHaveLength(3)
})

test('every scene can be reached', () => {
  const reached = new Set(waysFrom([]).flatMap(way => turns(way).map(turn => turn.scene)))
  expect(reached.size).toBe(Object.keys(scenes).length)
})

test('two people with ten days each are late by half of what does not fit, rounded up', () => {
  expect([18, 20, 21, 22, 26].map(delay)).toEqual([0, 0, 1, 1, 3])
})

test('a yes at once adds eight days of work, and the release is three days late', () => {
  expect(turns([0]).at(0)?.after).toEqual({ trust: 68, work: 26, late: 3, told: false })
})

test('the sponsor’s next line depends on the reply, and waits for it', () => {
  expect(turns([])).toHaveLength(1)
  const lines = [0, 1, 2].map(reply => turns([reply])[1]?.scene.sponsor)
  expect(new Set(lines).size).toBe(3)
})

test('a delay that nobody mentioned costs six points a day, on the day of release only', () => {
  // 60 + 8 + 4 + 2, then three days late and untold.
  expect(turns([0, 0, 0]).at(-1)?.after.trust).toBe(74)
  expect(outcome([0, 0, 0])).toMatchObject({ trust: 56, late: 3, told: false })
  expect(outcome([0, 0]).trust).toBe(72)
})

test('an announced delay costs nothing more at the end', () => {
  expect(outcome([0, 0, 1])).toMatchObject({ trust: 64, late: 3, told: true })
})

test('promising the date against known figures hides the delay', () => {
  expect(outcome([0, 1, 2]).told).toBe(false)
  expect(outcome([0, 1, 1]).told).toBe(true)
})

test('asking first leaves the best end open; a yes at once closes part of it for good', () => {
  const best = (path: Path) => {
    const onTime = waysFrom(path).map(outcome)
    return Math.max(...onTime.filter(({ late }) => late === 0).map(({ trust }) => trust))
  }
  expect([[], [1], [0]].map(best)).toEqual([82, 82, 70])
})

test('the talk can end well and badly', () => {
  const ends = waysFrom([]).map(outcome)
  expect(ends.some(end => end.late === 0 && end.trust > trustAtStart)).toBe(true)
  expect(ends.some(end => end.late > 0 && end.trust < trustAtStart)).toBe(true)
})

test('good advice is marked as such though it costs some trust, and what hides a delay is not', () => {
  const made = (...path: number[]) => turns(path).flatMap(({ reply, after }) => (reply ? [isSound(reply, after)] : []))
  // Yes at once; the figures, in the same hour; an honest date.
  expect(made(0, 1, 1)).toEqual([false, true, true])
  // It is let stand; bad news with a figure, or a swap.
  expect(made(0, 0, 1)).toEqual([false, false, true])
  expect(made(0, 0, 2)).toEqual([false, false, true])
  expect(made(0, 2, 0)).toEqual([false, false, false])
  // The reason first; a trade; both kept after all.
  expect(made(1, 1, 2)).toEqual([true, true, false])
  // No; options; both promised against the figures.
  expect(made(2, 1, 2)).toEqual([false, true, false])
  // It was vague; no after all.
  expect(made(1, 2, 2)).toEqual([true, false, false])
})
