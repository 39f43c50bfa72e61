// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { Choices, Frame, Leader, Pane } from '../Frame'
import { Spoken } from '../Spoken'
import { leadsFromFirstRow, MarkedText, SideNotes } from './MarkedLine'
import { type Line, type Marking, mark } from './marking'
import { nextQuestion } from './next-question'
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
      isAnnotated
      source={`Sample answers. Time at ${pace} words a minute, an assumption. Parts are found by cue words.`}
    >
      <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,5fr)_minmax(0,9fr)]">
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
  const row = 'row grid grid-cols-1 md:grid-cols-[minmax(0,1fr)_14rem] border-0 border-t border-solid border-rule'
  const words = 'grid gap-x-6 gap-y-1 grid-cols-1 md:grid-cols-[5.5rem_minmax(0,1fr)] px-4 sm:px-6 py-3 content-start'
  const margin = 'beside-row px-4 sm:px-6 pb-2 md:py-2 flex flex-col gap-2'
  return (
    <div className="border-0 border-t lg:border-t-0 lg:border-l border-solid border-rule lg:min-h-120">
      <AskedNext marking={marking} />
      <ol className="nav">
        {marking.lines.map((line, index) => {
          const notes = marking.notes.filter(({ on }) => 'line' in on && on.line === index)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are numbered by their place
            <li key={index} className={row}>
              <div className={words}>
                <span className="text-note font-650">{namesOf(line)}</span>
                <p>
                  <MarkedText line={line} notes={notes} />
                </p>
              </div>
              <div className={`${margin} ${leadsFromFirstRow(line, notes) ? 'md:pt-3' : 'justify-end'}`}>
                <SideNotes notes={notes} />
              </div>
            </li>
          )
        })}
        {marking.lines.length > 0 &&
          marking.missing.map(part => (
            <li key={part} className={row}>
              <div className={words}>
                <span className="text-note font-650">{partNames[part]}</span>
                <p className="text-ink-3">
                  No line found.
                  <Leader />
                </p>
              </div>
              <div className={`${margin} justify-end`}>
                <SideNotes notes={marking.notes.filter(({ on }) => 'missing' in on && on.missing === part)} />
              </div>
            </li>
          ))}
      </ol>
      {marking.lines.length === 0 && <p className="px-4 sm:px-6 text-ink-3">Nothing to mark yet. Write a sentence.</p>}
    </div>
  )
}

/** The question that the answer invites, before its lines: it is what somebody practices for. */
function AskedNext({ marking }: { marking: Marking }): ReactNode {
  const next = nextQuestion(marking)
  if (!next) return null
  return (
    <div className="px-4 sm:px-6 pt-4 pb-5 min-h-33">
      <p className="text-note text-ink-3">They will ask next</p>
      <p className="font-display font-600 text-h3 leading-tight! mt-1">
        {next.said && <span className="block">“{next.said}”</span>}
        {next.question}
      </p>
      <p className="text-note text-ink-2 mt-1">{next.why}</p>
    </div>
  )
}

/** The parts that a line belongs to: one that says what somebody did and what came of it is both. */
const namesOf = ({ part, also }: Line) => (also ? `${partNames[also]}, ${part}` : partNames[part])

function inWords(marking: Marking): string {
  const next = nextQuestion(marking)
  return (
    `${marking.lines.length} lines, ${clock(marking.seconds)} to speak. ` +
    `${marking.missing.length > 0 ? `Missing: ${marking.missing.join(', ')}. ` : 'All four parts found. '}` +
    `${marking.fillers.length} filler words. ${next ? `They will ask next: ${next.said} ${next.question} ` : ''}${marking.notes.map(note => note.text).join(' ')}`
  )
}
