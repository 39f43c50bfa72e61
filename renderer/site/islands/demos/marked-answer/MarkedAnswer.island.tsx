// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useRef, useState } from 'react'
import { Choices, Frame } from '../Frame'
import { Spoken } from '../Spoken'
import { Lines, Row } from './Lines'
import { type Marking, mark } from './marking'
import { missing, type NextQuestion, nextQuestion, ofWe } from './next-question'
import { questions, samples } from './samples'
import { partNames, parts } from './star'
import { Tally } from './Tally'
import { pace } from './text'

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

const unwritten = 'Write a sentence first.'

/** The demo is hydrated on first use. */
export const wake = 'use'

/** An interview answer marked line by line; it can be edited, and the marks follow. */
export default function MarkedAnswer({ sample = 'first' }: MarkedAnswerProps): ReactNode {
  const [version, setVersion] = useState<Version>(sample)
  const [asked, setAsked] = useState(0)
  const [own, setOwn] = useState<Record<number, string>>({})
  const goesOn = useRef(false)
  const id = useId()
  // The samples answer the first question alone.
  const isOwn = asked > 0 || version === 'own'
  const answer = isOwn ? (own[asked] ?? '') : samples[version]
  const marking = mark(answer)
  const next = nextQuestion(marking)
  // The sample goes on in the visitor's words, unless an answer of theirs is there.
  const goOn = () => {
    goesOn.current = true
    setOwn({ ...own, 0: `${answer} ` })
    setVersion('own')
  }
  const following = (
    <div className="relative px-4 sm:px-6 pt-2 pb-3.5 bg-paper-lift border-0 border-t border-solid border-rule">
      <p className="pane-label">They will ask next</p>
      <p
        className={`min-h-[2lh] mt-0.5 font-display font-600 ${isOwn ? 'text-[1.6rem]' : 'text-[clamp(1.85rem,6.1cqi,3.3rem)]'} leading-[1.08]! tracking-[-0.03em] text-balance`}
      >
        {next?.said && <Quoted {...next} figure={marking.figure} />} {next?.question ?? unwritten}
      </p>
      {!isOwn && !own[0] && (
        <button type="button" className="btn-link text-note absolute -top-0.75 right-4 sm:right-6" onClick={goOn}>
          Answer this
        </button>
      )}
    </div>
  )
  return (
    <Frame
      label="An interview answer, marked line by line"
      color="amber"
      caption="Joblyn. Answer what they ask, or choose “Yours” and write: the marks follow."
      isAnnotated
      source={`Sample answers. Time at ${pace} words a minute, an assumption. Parts are found by the words in bold.`}
    >
      <ol className={`list-none text-[1.0625rem] ${isOwn ? '' : '@[52rem]:text-[1.1875rem]'} leading-[1.4]`}>
        <Row
          part="Asked"
          notes={
            <button
              type="button"
              className={`btn-link self-start ${isOwn ? '' : 'hidden annotated:block'}`}
              onClick={() => setAsked((asked + 1) % questions.length)}
            >
              Another question
            </button>
          }
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-1 md:py-0.5">
            <b className="text-[1.0625rem] font-650">“{questions[asked]}”</b>
            {asked > 0 ? (
              <span className="text-note leading-9">
                Question {asked + 1} of {questions.length}, without a sample
              </span>
            ) : (
              <Choices label="Answer" name={`${id}version`} options={versions} value={version} onChange={setVersion} />
            )}
          </div>
        </Row>
        {isOwn && (
          <>
            <Row
              part={<label htmlFor={`${id}answer`}>Your answer</label>}
              notes={
                <p className="text-note">
                  <s className="decoration-2 decoration-[var(--mark)]">Struck</s>: can go.
                  <br />
                  <mark>Underlined</mark>: they will ask.
                </p>
              }
            >
              <textarea
                id={`${id}answer`}
                ref={field => {
                  if (!field || !goesOn.current) return
                  goesOn.current = false
                  field.focus()
                  field.selectionStart = answer.length
                }}
                maxLength={2500}
                rows={6}
                spellCheck={false}
                className="block w-full min-h-28 annotated:min-h-21 annotated:max-h-21 m-0 px-3 py-2 resize-y [field-sizing:content] border border-solid border-rule-ctl rounded-ctl bg-paper-lift text-ink text-[1rem]/snug"
                value={answer}
                onChange={event => setOwn({ ...own, [asked]: event.target.value })}
              />
            </Row>
            {marking.lines.length === 0 &&
              parts.map(part => (
                <Row key={part} part={partNames[part]}>
                  <span className="text-ink-3">{missing[part]}</span>
                </Row>
              ))}
          </>
        )}
        <Lines marking={marking} />
      </ol>
      <div className="row annotated:grid">
        {following}
        <Tally marking={marking} />
      </div>
      <Spoken text={inWords(marking)} />
    </Frame>
  )
}

/** The words that are asked about; those with the note in the answer are marked: "we", or the end without a number. */
function Quoted({ said, question, figure }: NextQuestion & { figure: string | undefined }): ReactNode {
  const words = question === ofWe ? /^we\b/i : figure ? /$/ : /\S+(?: \S+){0,2}$/
  const found = words.exec(said)
  const [marked, at] = [found?.[0] ?? '', found?.index ?? 0]
  return (
    <span className="block">
      “{said.slice(0, at)}
      {marked && <mark className="bg-transparent">{marked}</mark>}
      {said.slice(at + marked.length)}”
    </span>
  )
}

/** The announced text: the next question, and the notes. */
function inWords(marking: Marking): string {
  const next = nextQuestion(marking)
  const asked = next ? `They will ask next: ${next.said} ${next.question} ` : unwritten
  return asked + marking.notes.map(({ text }) => text).join(' ')
}
