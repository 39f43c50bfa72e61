// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useMemo, useState } from 'react'
import { DisclosureIcon } from '../../DisclosureIcon'
import { Choices, Frame } from '../Frame'
import { Code, CodeRemark } from './Code'
import { Findings } from './Findings'
import { inspect } from './inspect'
import { Phone } from './Phone'
import { type Sample, samples } from './samples'
import { takeOutSecrets } from './secrets'
import { planSteps } from './steps'
import { Dial, Outcome } from './Timeline'
import { useRun } from './use-run'

export interface DeployTimelineProps {
  /**
   * The sample snippet shown first: an HTML page, or a React component with a key in it.
   * @example page
   */
  sample?: Sample
}

/** The demo is hydrated on first use. */
export const wake = 'use'

const options = [
  { value: 'page', label: 'Price list' },
  { value: 'component', label: 'Tip calculator' },
] as const

/** From a pasted snippet to a live address: what is found in it, and how long each step is estimated to take. */
export default function DeployTimeline({ sample: first = 'page' }: DeployTimelineProps): ReactNode {
  const [chosen, setChosen] = useState<Sample | 'own'>(first)
  const [code, setCode] = useState(samples[first])
  // The code that is live.
  const [live, setLive] = useState({ code: '', runs: 0 })
  const id = useId()
  const found = useMemo(() => inspect(code), [code])
  const plan = planSteps(found)
  const { at, start, stop } = useRun()
  const end = () => setLive({ code, runs: live.runs + 1 })
  const show = (text: string, sample: Sample | 'own' = 'own') => {
    stop()
    setCode(text)
    setChosen(sample)
  }
  const progress = { at, isLive: live.code === code, runs: live.runs }
  const { held } = plan
  const keys = found.secrets.length
  return (
    <Frame
      label="A code snippet, what is found in it, and its way to a live address"
      color="slate"
      caption="DeployIt. Paste or edit code, then press Deploy. It stays in this browser."
      isAnnotated
      source="Samples, estimated seconds, a simplified look."
    >
      <div className="code-and-page">
        <div className="code-part">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <label htmlFor={`${id}code`} className="pane-label">
              Pasted code
            </label>
            <Choices<Sample | 'own'>
              label="Sample snippet"
              name={`${id}sample`}
              options={options}
              value={chosen}
              onChange={value => value !== 'own' && show(samples[value], value)}
            />
          </div>
          <Code id={`${id}code`} code={code} found={found} isSample={chosen !== 'own'} onEdit={show} />
        </div>
        <button
          type="button"
          className="deploy btn with-script"
          onClick={event => {
            stop()
            if (keys) {
              // The key may be out of sight, and its mark disappears with it.
              event.currentTarget.parentElement?.querySelector('mark')?.scrollIntoView({ block: 'nearest' })
              show(takeOutSecrets(code))
            } else if (held) show(samples.page, 'page')
            else if (at === undefined) start(plan.total, end)
            else end()
          }}
        >
          {keys
            ? `Take out the ${keys > 1 ? `${keys} keys` : 'key'}`
            : held
              ? 'Use the sample'
              : at === undefined
                ? 'Deploy'
                : 'Skip'}
        </button>
        <Phone key={code} found={found} plan={plan} {...progress} />
        <div className="code-says">{!held && <CodeRemark {...found} />}</div>
        <div className="minute">
          <Dial {...plan} at={at} />
          <Outcome {...plan} {...progress} />
        </div>
      </div>
      <details>
        <summary className="flex items-center justify-between gap-4 min-h-12 px-4 sm:px-6 font-650 border-0 border-t border-solid border-rule focus-visible:outline-offset--3">
          Contents and steps
          <DisclosureIcon />
        </summary>
        <div className="pane pt-0!">
          <Findings {...found} />
          <p>{plan.steps.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', ')}</p>
        </div>
      </details>
    </Frame>
  )
}
