// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { Choices, Frame, Remark } from '../Frame'
import { Spoken } from '../Spoken'
import { MarkedText, SideNotes } from './MarkedLine'
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

const manuscript = 'list-none text-[1.0625rem] @[52rem]:text-[1.1875rem] leading-[1.4]'

/** The demo is hydrated on first use. */
export const wake = 'use'

/** An interview answer marked line by line; it can be edited, and the marks follow. */
export default function MarkedAnswer({ sample = 'first' }: MarkedAnswerProps): ReactNode {
  const [version, setVersion] = useState<Version>(sample)
  const [own, setOwn] = useState('')
  const id = useId()
  const answer = version === 'own' ? own : samples[version]
  const marking = mark(answer)
  const next = nextQuestion(marking)
  const asked = (
    <>
      {next?.said && <Quoted said={next.said} figure={marking.figure} />} {next?.question ?? 'Write a sentence first.'}
    </>
  )
  const choose = (chosen: Version) => {
    // One's own answer begins as the sample that was shown, to be edited or replaced.
    if (chosen === 'own' && own === '') setOwn(answer)
    setVersion(chosen)
  }
  return (
    <Frame
      label="An interview answer and how Joblyn marks it, line by line"
      color="amber"
      caption="Joblyn. Choose “Yours” and edit the answer: the marks follow."
      isAnnotated
      source={`Sample answers. Time at ${pace} words a minute, an assumption. Parts are found by the words in bold.`}
    >
      <ol className={manuscript}>
        <Row part="Asked">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1">
            <b className="text-[1.0625rem] font-650">“{question}”</b>
            <Choices label="Answer" name={`${id}version`} options={versions} value={version} onChange={choose} />
          </div>
        </Row>
        {version === 'own' && (
          <Row
            part={<label htmlFor={`${id}answer`}>Your answer</label>}
            notes={
              <>
                <p className="pane-label">They will ask next</p>
                <p className="font-display font-600 text-h3 leading-[1.15]">{asked}</p>
              </>
            }
          >
            <textarea
              id={`${id}answer`}
              maxLength={2500}
              spellCheck={false}
              className="block w-full h-32 m-0 p-3 resize-y border border-solid border-rule-ctl rounded-ctl bg-paper-lift text-ink text-[1rem]/relaxed"
              value={own}
              onChange={event => setOwn(event.target.value)}
            />
          </Row>
        )}
        <Lines marking={marking} />
      </ol>
      {version === 'own' ? (
        <Tally marking={marking} />
      ) : (
        <div className="row annotated:grid border-0 border-t border-solid border-rule">
          <div className="px-4 sm:px-6 pt-2.5 pb-4">
            <p className="pane-label">They will ask next</p>
            <p className="min-h-[2lh] mt-1 font-display font-600 text-[clamp(1.85rem,6.1cqi,3.3rem)] leading-[1.08]! tracking-[-0.03em] text-balance">
              {asked}
            </p>
          </div>
          <Tally marking={marking} isInMargin />
        </div>
      )}
      <Spoken text={inWords(marking)} />
    </Frame>
  )
}

interface RowProps {
  part: ReactNode
  /** Whether it goes on with the part of the row above it. */
  isMore?: boolean
  notes?: ReactNode
  children: ReactNode
}

/** A line of the manuscript: its part at the left, its words, and the remarks in the margin. */
function Row({ part, isMore, notes, children }: RowProps): ReactNode {
  return (
    <li
      className={`row grid grid-cols-1 md:grid-cols-[minmax(0,1fr)_14rem] border-0 ${isMore ? '' : 'not-first:border-t'} border-solid border-rule`}
    >
      <div className="grid items-baseline gap-x-4 @[40rem]:grid-cols-[5.5rem_minmax(0,1fr)] px-4 sm:px-6 py-[0.3rem]">
        <span className="text-note leading-[1.8] font-650 text-own">
          {isMore ? <span className="visually-hidden">{part}, continued</span> : part}
        </span>
        <div>{children}</div>
      </div>
      {notes && <div className="beside-row px-4 sm:px-6 pb-2 md:py-1 flex flex-col gap-2">{notes}</div>}
    </li>
  )
}

/** The words that are asked about; those with the note in the answer are marked: "we", or the end without a number. */
function Quoted({ said, figure }: { said: string; figure: string | undefined }): ReactNode {
  const [words = ''] = (figure ? /^we\b/i : /\S+(?: \S+){0,2}$/).exec(said) ?? []
  const at = figure ? 0 : said.length - words.length
  return (
    <span className="block">
      “{said.slice(0, at)}
      <mark className="bg-transparent">{words}</mark>
      {said.slice(at + words.length)}”
    </span>
  )
}

function Lines({ marking: { lines, notes, missing } }: { marking: Marking }): ReactNode {
  const marked = notes.flatMap(({ on, more = [], isPassed }) => ('line' in on && !isPassed ? [on, ...more] : []))
  return (
    <>
      {lines.map((line, index) => {
        const own = notes.filter(({ on }) => 'line' in on && on.line === index)
        // A stroke can lead from the last words of all.
        const isEnd = own.length === 1 && index === lines.length - 1 && missing.length === 0
        const last = own.find(
          ({ on, isPassed }) => isEnd && !isPassed && 'line' in on && on.span.to === line.text.length,
        )
        return (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are numbered by their place
            key={index}
            part={namesOf(line)}
            isMore={index > 0 && namesOf(line) === namesOf(lines[index - 1] ?? line)}
            notes={!last && <SideNotes notes={own} />}
          >
            <MarkedText line={line} marked={marked.filter(at => at.line === index).map(({ span }) => span)} />
            {last && <Remark note={last.text} />}
          </Row>
        )
      })}
      {lines.length > 0 &&
        missing.map(part => (
          <Row
            key={part}
            part={partNames[part]}
            notes={<SideNotes notes={notes.filter(({ on }) => 'missing' in on && on.missing === part)} />}
          >
            <span className="text-ink-3">No line found.</span>
          </Row>
        ))}
    </>
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
