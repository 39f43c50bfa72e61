// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { Choices, Frame, Pane } from '../Frame'
import { Spoken } from '../Spoken'
import { MarkedText, SideNotes } from './MarkedLine'
import { type Marking, mark } from './marking'
import { question, samples } from './samples'
import { partNames } from './star'
import { Tally } from './Tally'
import { clock, pace } from './text'

type Version = 'first' | 'second' | 'own'

export interface MarkedAnswerProps {
  /**
   * The sample answer shown first.
   * @example first
   */
  sample?: 'first' | 'second'
}

const versions = [
  { value: 'first', label: 'First try' },
  { value: 'second', label: 'Second try' },
  { value: 'own', label: 'Yours' },
] as const

/** The demo is hydrated on first use. */
export const wake = 'use'

/** An interview answer marked line by line; it can be edited, and the marks follow. */
export default function MarkedAnswer({ sample = 'first' }: MarkedAnswerProps): ReactNode {
  const [version, setVersion] = useState<Version>(sample)
  const [own, setOwn] = useState('')
  const id = useId()
  const answer = version === 'own' ? own : samples[version]
  const marking = mark(answer)
  const edit = (text: string) => {
    setOwn(text)
    setVersion('own')
  }
  return (
    <Frame
      label="An interview answer and how Joblyn marks it, line by line"
      color="amber"
      caption="Joblyn. Edit the answer, and the marks follow."
      source={`Sample answers. Time at ${pace} words a minute, an assumption. Parts are found by cue words.`}
    >
      <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <Pane
          label="Your answer"
          tools={
            <Choices label="Answer" name={`${id}version`} options={versions} value={version} onChange={setVersion} />
          }
        >
          <label htmlFor={`${id}answer`} className="block mb-3 font-650">
            “{question}”
          </label>
          <textarea
            id={`${id}answer`}
            maxLength={2500}
            spellCheck={false}
            className="block w-full h-90 md:h-44 lg:h-90 m-0 p-3 resize-y border border-solid border-rule-ctl rounded-ctl bg-paper-lift text-ink text-[1rem]/relaxed"
            placeholder="Where was it, what was yours to do, what did you do, what changed?"
            value={answer}
            onChange={event => edit(event.target.value)}
          />
        </Pane>
        <Lines marking={marking} />
      </div>
      <Tally marking={marking} />
      <Spoken text={inWords(marking)} />
    </Frame>
  )
}

function Lines({ marking }: { marking: Marking }): ReactNode {
  const row =
    'grid gap-x-6 gap-y-1 grid-cols-1 md:grid-cols-[5.5rem_minmax(0,1fr)_12rem] py-3 border-0 border-t border-solid border-rule max-md:first:border-t-0 max-md:first:pt-0'
  return (
    <div className="pane border-0 border-t lg:border-t-0 lg:border-l border-solid border-rule lg:min-h-120">
      <div className="hidden md:grid gap-x-6 md:grid-cols-[5.5rem_1fr_12rem] mb-3 text-note text-ink-3">
        <span>Part</span>
        <span>Line</span>
        <span>Note</span>
      </div>
      <ol className="nav">
        {marking.lines.map((line, index) => {
          const notes = marking.notes.filter(({ on }) => 'line' in on && on.line === index)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are numbered by their place
            <li key={index} className={row}>
              <span className="text-note font-650">{partNames[line.part]}</span>
              <p>
                <MarkedText line={line} notes={notes} />
              </p>
              <div className="flex flex-col gap-2">
                <SideNotes notes={notes} />
              </div>
            </li>
          )
        })}
        {marking.lines.length > 0 &&
          marking.missing.map(part => (
            <li key={part} className={row}>
              <span className="text-note font-650">{partNames[part]}</span>
              <p className="text-ink-3">No line found.</p>
              <SideNotes notes={marking.notes.filter(({ on }) => 'missing' in on && on.missing === part)} />
            </li>
          ))}
      </ol>
      {marking.lines.length === 0 && <p className="text-ink-3">Nothing to mark yet. Write a sentence.</p>}
    </div>
  )
}

function inWords(marking: Marking): string {
  return (
    `${marking.lines.length} lines, ${clock(marking.seconds)} to speak. ` +
    `${marking.missing.length > 0 ? `Missing: ${marking.missing.join(', ')}. ` : 'All four parts found. '}` +
    `${marking.fillers.length} filler words. ${marking.notes.map(note => note.text).join(' ')}`
  )
}
