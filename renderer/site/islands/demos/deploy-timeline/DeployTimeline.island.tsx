// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useRef, useState } from 'react'
import { Choices, Frame, Pane } from '../Frame'
import { Findings } from './Findings'
import { addressOf, inspect } from './inspect'
import { Phone } from './Phone'
import { type Sample, samples } from './samples'
import { takeOutSecrets } from './secrets'
import { planSteps, promise } from './steps'
import { StepList, TimeAxis } from './Timeline'

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
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const found = inspect(code)
  const plan = planSteps(found)
  const [origin, rest] = addressOf(found.title).split(/(?=\.deployit)/)
  const edit = (text: string) => {
    setCode(text)
    setChosen('own')
  }
  const takeOut = () => {
    edit(takeOutSecrets(code))
    // The button disappears with the key: the focus moves to the change.
    field.current?.focus()
  }
  return (
    <Frame
      label="A code snippet, what is found in it, and its way to a live address"
      color="slate"
      caption="DeployIt. Paste or edit code; the checks and the timeline follow."
      isAnnotated
      source="Sample snippets. Seconds are an estimate."
    >
      <div className="pane border-0 border-b border-solid border-rule">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 min-h-18 @[40rem]:min-h-0">
          <p
            className={`font-mono text-[1rem] @[52rem]:text-[1.1rem] [overflow-wrap:anywhere] ${plan.held ? 'text-ink-3' : 'text-ink'}`}
          >
            {origin}
            <wbr />
            {rest}
          </p>
          <p aria-live="polite">
            {plan.held ? (
              found.kind === 'empty' ? (
                'Paste a snippet to see its checks.'
              ) : (
                <>
                  <b>Not live</b>, held before publishing
                </>
              )
            ) : (
              <>
                Live after about{' '}
                <b className="font-display font-600 text-h3 leading-none!">{plan.total.toFixed(1)}&nbsp;s</b>,{' '}
                {onTime(plan.total)}
              </>
            )}
          </p>
        </div>
        <TimeAxis {...plan} />
      </div>
      <div className="code-and-page">
        <div className="pane">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 mb-3">
            <label htmlFor={`${id}code`} className="pane-label">
              Snippet
            </label>
            <Choices<Sample | 'own'>
              label="Sample snippet"
              name={`${id}sample`}
              options={options}
              value={chosen}
              onChange={value => {
                if (value === 'own') return
                setChosen(value)
                setCode(samples[value])
              }}
            />
          </div>
          <textarea
            ref={field}
            id={`${id}code`}
            rows={4}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            className="block w-full m-0 p-3 font-mono text-[1rem] leading-relaxed bg-paper-sunk border border-solid border-rule-ctl rounded-ctl resize-y"
            value={code}
            onChange={event => edit(event.currentTarget.value)}
          />
          <div className="mt-1 min-h-11 flex items-center text-note">
            {found.secrets.length > 0 ? (
              <button type="button" className="btn-quiet" onClick={takeOut}>
                Take out {found.secrets.length === 1 ? 'the key' : 'the keys'}
              </button>
            ) : (
              <p className="text-ink-3">Your code stays in this browser.</p>
            )}
          </div>
        </div>
        <Phone code={code} found={found} plan={plan} />
        <div className="border-0 border-t border-solid border-rule">
          <Pane label="What is in it" className="py-4!">
            <Findings {...found} />
          </Pane>
        </div>
      </div>
      <div className="pane py-4! border-0 border-t border-solid border-rule">
        <StepList {...plan} />
      </div>
    </Frame>
  )
}

const onTime = (total: number) =>
  total < promise
    ? `${(promise - total).toFixed(0)}\u00a0s to spare`
    : `longer than the ${promise}: fewer packages would help`
