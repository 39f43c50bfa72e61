import { useId } from 'react'
import type { CaseGroup, TestRun, TestRunSheet } from '../../../../content/types/program'

/** A square of a case and its distance to the next one, and the gap between two groups. */
const side = 8
const pitch = 10
const gap = 6

/** What became of a case: it passes, it fails, or it fails and had passed before the release. */
type Outcome = 'passed' | 'failed' | 'broken'

/**
 * A test set that is run before each release: a row for each release, a square for each case. Visitors choose the release
 * that they would stop, and read what its run says.
 */
export function TestRuns({ head, groups, releases }: TestRunSheet) {
  const name = useId()
  const count = groups.reduce((sum, { cases }) => sum + cases, 0)
  return (
    <figure className="paper test-runs" aria-label={head}>
      <p className="paper-head">
        <span>{head}</span>
        <span>{count} cases</span>
      </p>
      <fieldset>
        <legend>Which release would you stop?</legend>
        <div>
          {releases.map((release, index) => (
            <Verdict key={release.change} id={`${name}${index}`} release={release} before={releases[index - 1]} />
          ))}
        </div>
        <ol className="nav">
          {releases.map((release, index) => (
            <li key={release.change}>
              <label>
                <input type="radio" name={name} aria-describedby={`${name}${index}`} /> <b>{release.change}</b>
              </label>
              <Cases groups={groups} failed={release.failed} before={releases[index - 1]?.failed} />
              <p>
                {count - release.failed.length} <small>of {count}</small>
              </p>
            </li>
          ))}
        </ol>
      </fieldset>
      <figcaption>
        <Key outcome="passed" /> passes <Key outcome="failed" /> fails <Key outcome="broken" /> fails, and passed
        before. In this order: {groups.map(({ title, cases }) => `${cases} ${title.toLowerCase()}`).join(', ')}.
      </figcaption>
    </figure>
  )
}

interface VerdictProps {
  id: string
  release: TestRun
  before: TestRun | undefined
}

/** What a run says to those who would stop its release: whether cases fail that had passed. */
function Verdict({ id, release: { failed, remark = '' }, before }: VerdictProps) {
  if (!before) return <em id={id}>Nothing was released before it: there is no run to compare this one with.</em>
  const broken = failed.filter(each => !before.failed.includes(each)).length
  if (broken) return <em id={id}>{remark || `${broken} that had passed ${broken === 1 ? 'fails' : 'fail'}.`}</em>
  const mended = before.failed.filter(each => !failed.includes(each)).length
  return (
    <em id={id} className="passes">
      Go on: {mended} more {mended === 1 ? 'passes' : 'pass'}, and none that had passed fails. {remark}
    </em>
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
