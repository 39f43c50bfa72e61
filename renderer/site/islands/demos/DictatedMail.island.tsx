// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { Choices, Frame, Marked, Notes, Pane } from './Frame'

type Tone = 'brief' | 'warm' | 'formal'

export interface DictatedMailProps {
  /**
   * The tone shown first.
   * @example warm
   */
  tone?: Tone
}

/** The dictation, in pieces; the same pieces appear in every version of the mail. */
const tones = [
  { value: 'brief', label: 'Brief' },
  { value: 'warm', label: 'Warm' },
  { value: 'formal', label: 'Formal' },
] as const

/** The wording of each tone around the pieces, which every version shares. */
const wording: Record<
  Tone,
  {
    greeting: string
    opening: string
    ask: string
    after: string
    close: string
    sign: string
    why: [string, string, string]
  }
> = {
  brief: {
    greeting: 'Hi,',
    opening: 'Thursday no longer works: the audit moved. Can we find',
    ask: 'Would',
    after: 'do?',
    close: 'Do you need the Q3 numbers',
    sign: 'Thanks',
    why: [
      'The reason comes first, in five words.',
      'Both options kept. No date invented.',
      'The deadline stays, as a question.',
    ],
  },
  warm: {
    greeting: 'Hi there,',
    opening: 'Thank you for holding Thursday. Our audit has moved, so I need to ask for',
    ask: 'Would',
    after: 'suit you?',
    close: 'Do you still need the Q3 numbers',
    sign: 'Warm regards',
    why: [
      'The reason comes once, then the request.',
      'Both options kept. No date invented.',
      'Your deadline, turned into an offer.',
    ],
  },
  formal: {
    greeting: 'Good morning,',
    opening: 'Owing to a change in our audit schedule I am unable to keep Thursday’s meeting and would like to propose',
    ask: 'I could offer',
    after: 'at your convenience.',
    close: 'Please let me know whether you require the Q3 numbers',
    sign: 'Kind regards',
    why: [
      'No apology that explains too much.',
      'Both options kept. No date invented.',
      'A request with its date, so it can be answered.',
    ],
  },
}

/** The demo is hydrated on first use. */
export const wake = 'use'

/** A dictated note beside the mail that it becomes; the tone can be changed, the facts stay. */
export default function DictatedMail({ tone: first = 'warm' }: DictatedMailProps): ReactNode {
  const [tone, setTone] = useState<Tone>(first)
  const id = useId()
  const text = wording[tone]
  return (
    <Frame
      label="A dictated note and the mail that DraftEmail writes from it"
      color="teal"
      caption="DraftEmail. Change the tone and watch what follows."
      source="Sample dictation. 100+ output languages."
    >
      <div className="grid lg:grid-cols-[11fr_13fr_7fr]">
        <Pane label="What you say" tools={<span className="text-note text-ink-3">0:14</span>}>
          <p>
            “Tell her we can’t make <mark className="bg-transparent">Thursday</mark>, the audit moved. Offer{' '}
            <mark className="bg-transparent">Monday or Tuesday morning</mark>, and ask if she still needs the Q3 numbers{' '}
            <mark className="bg-transparent">before the board</mark>.”
          </p>
        </Pane>
        <Pane
          className="border-0 border-t lg:border-t-0 lg:border-x border-solid border-rule"
          label="What DraftEmail writes"
          tools={<Choices label="Tone" name={`${id}tone`} options={tones} value={tone} onChange={setTone} />}
        >
          <div aria-live="polite" className="flex flex-col gap-3 min-h-60">
            <p>{text.greeting}</p>
            <p>
              {text.opening} <Marked note={1}>a new time</Marked>. {text.ask}{' '}
              <Marked note={2}>Monday or Tuesday morning</Marked> {text.after}
            </p>
            <p>
              {text.close} <Marked note={3}>before the board meets</Marked>? I can send them on their own.
            </p>
            <p>{text.sign}</p>
          </div>
        </Pane>
        <div className="border-0 border-t lg:border-t-0 border-solid border-rule">
          <Notes label="Why" items={text.why} />
        </div>
      </div>
    </Frame>
  )
}
