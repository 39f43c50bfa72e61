import type { CaseGroup, TestRunSheet } from '../../../../content/types/program'
import { PenOff } from './PenOff'

/** A square of a case and its distance to the next one, and the gap between two groups. */
const side = 8
const pitch = 10
const gap = 6

/** What became of a case: it passes, it fails, or it fails and had passed before the release. */
type Outcome = 'passed' | 'failed' | 'broken'

/** A test set that is run before each release: a row for each release, a square for each case. */
export function TestRuns({ head, groups, releases }: TestRunSheet) {
  const count = groups.reduce((sum, { cases }) => sum + cases, 0)
  return (
    <figure className="paper test-runs" aria-label={head}>
      <p className="paper-head">
        <span>{head}</span>
        <span>{count} cases</span>
      </p>
      <ol className="nav">
        {releases.map(({ change, failed, remark }, index) => (
          <li key={change}>
            <b>{change}</b>
            <Cases groups={groups} failed={failed} before={releases[index - 1]?.failed} />
            <p>
              {count - failed.length} <small>of {count}</small>
            </p>
            {remark && <em>{remark}</em>}
          </li>
        ))}
      </ol>
      <PenOff question="Which release would you stop?" />
      <figcaption>
        <Key outcome="passed" /> passes <Key outcome="failed" /> fails <Key outcome="broken" /> fails, and passed
        before. In this order: {groups.map(({ title, cases }) => `${cases} ${title.toLowerCase()}`).join(', ')}.
      </figcaption>
    </figure>
  )
}

interface CasesProps {
  groups: CaseGroup[]
  failed: number[]
  before: number[] | undefined
}

/** The squares of one run, which its words count: screen readers leave them out. */
function Cases({ groups, failed, before }: CasesProps) {
  const places = placesOf(groups)
  const outcomes = places.map((_, index): Outcome => {
    if (!failed.includes(index + 1)) return 'passed'
    return before && !before.includes(index + 1) ? 'broken' : 'failed'
  })
  const pathOf = (outcome: Outcome) =>
    places.flatMap((x, index) => (outcomes[index] === outcome ? [shapes[outcome](x)] : [])).join('')
  return (
    <svg viewBox={`-1 -1 ${(places.at(-1) ?? 0) + side + 2} ${side + 2}`} aria-hidden="true">
      <path d={pathOf('passed')} />
      <path className="pen" d={pathOf('failed') + pathOf('broken')} />
    </svg>
  )
}

/** Where the square of each case begins. */
function placesOf(groups: CaseGroup[]): number[] {
  let next = 0
  return groups.flatMap(({ cases }) => {
    const places = Array.from({ length: cases }, (_, index) => next + index * pitch)
    next += cases * pitch + gap
    return places
  })
}

const square = (x: number) => `M${x} 0h${side}v${side}h-${side}z`

const shapes: Record<Outcome, (x: number) => string> = {
  passed: square,
  failed: square,
  broken: x => `${square(x)}l${side} ${side}m0-${side}l-${side} ${side}`,
}

/** A square of the key to the drawing. */
function Key({ outcome }: { outcome: Outcome }) {
  return (
    <svg viewBox="-1 -1 10 10" aria-hidden="true">
      <path className={outcome === 'passed' ? undefined : 'pen'} d={shapes[outcome](0)} />
    </svg>
  )
}
