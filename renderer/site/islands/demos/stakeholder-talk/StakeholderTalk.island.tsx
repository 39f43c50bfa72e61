// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Frame } from '../Frame'
import { outcome, type Path, turns } from './consequences'
import { dateOf, signed } from './Measures'
import { TurnRow } from './TurnRow'
import { Verdict } from './Verdict'

/** The replies of the sample; those after the first are for visitors without a script. */
const sample: Path = [0, 1, 0]

/** The demo is hydrated on first use. */
export const wake = 'use'

/** A talk about a late change of scope in three turns: every reply can be taken back, and its price is shown. */
export default function StakeholderTalk(): ReactNode {
  const [own, setOwn] = useState<Path>()
  const id = useId()
  const hasChosen = own !== undefined && own.length > 0
  const rest = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (own?.length && rest.current) showResult(rest.current)
  }, [own])
  const partsOf = (path: Path, name: string) => [
    ...turns(path).map((turn, index) => (
      <TurnRow
        // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its place in the talk, and its replies keep focus
        key={index}
        name={name + index}
        number={index + 1}
        turn={turn}
        after={index === path.length - 1 ? outcome(path) : turn.after}
        whose={own ? 'Your reply' : 'Sample reply'}
        onReply={choice => setOwn([...path.slice(0, index), choice])}
      />
    )),
    path.length === 3 && (
      <Verdict
        key="end"
        path={path}
        onBack={turn => document.querySelector<HTMLElement>(`[name="${name}${turn - 1}"]:checked`)?.focus()}
      />
    ),
  ]
  const [opening, ...next] = partsOf(own ?? sample.slice(0, 1), id)
  return (
    <Frame
      label="A talk with a sponsor about a late change of scope"
      color="plum"
      caption="PMCoach. Choose another reply, in any turn, and see what follows."
      isAnnotated
      source="Sample scenario, one of 50+, with sample points for trust."
    >
      {opening}
      <div className="with-script" ref={rest}>
        {next}
      </div>
      {/* The visitor chooses what follows the first reply; without a script the sample goes on to its end. */}
      {!own && <div className="without-script">{partsOf(sample, `${id}sample`).slice(1)}</div>}
      {hasChosen && (
        <button type="button" className="btn-link talk-again" onClick={() => setOwn([])}>
          Start again
        </button>
      )}
      <p aria-live="polite" className="visually-hidden">
        {hasChosen && spoken(own)}
      </p>
    </Frame>
  )
}

/** The text that screen readers hear after a reply: the measures, and what the sponsor says to it. */
function spoken(path: Path): string {
  const [end, before] = [outcome(path), outcome(path.slice(0, -1))]
  const answer = turns(path)[path.length]?.scene.sponsor
  const measures = `Trust ${signed(end.trust - before.trust)}: ${end.trust} of 100. ${dateOf(end.late)}.`
  return answer ? `${measures} The sponsor: “${answer}”` : measures
}

/** Scrolls until what follows the last reply is in the window, as far as that reply stays in it. */
function showResult(rest: Element) {
  const reply = [...(rest.parentElement?.querySelectorAll(':checked') ?? [])].at(-1)?.closest('label')
  if (!reply) return
  const room =
    reply.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  // The room below the last reply may stay out of sight.
  const below = rest.getBoundingClientRect().bottom - 16 - innerHeight
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollBy({ top: Math.min(room, Math.max(below, 0)), behavior: isCalm ? 'instant' : 'smooth' })
}
