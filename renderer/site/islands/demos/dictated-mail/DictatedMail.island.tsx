// Reaches the browser, when a visitor uses this figure.
import { type ReactNode, useId, useState } from 'react'
import { Choices, Frame, Pane } from '../Frame'
import { Spoken } from '../Spoken'
import { upperFirst } from '../sentences'
import { CopyMail, MailText } from './MailText'
import { CutNote, example, OwnNote } from './OwnNote'
import { readNote } from './read-note'
import { SlotNote } from './SlotNote'
import { noteOf, type SampleName, type Slots } from './slots'
import { Voice } from './Voice'
import { type Tone, tones } from './wording'
import { writeMail } from './write-mail'

export interface DictatedMailProps {
  /**
   * The tone shown first.
   * @example warm
   */
  tone?: Tone
  /**
   * The sample note, by its subject.
   * @example invoices
   */
  sample?: SampleName
}

const choicesOf = <Value extends string>(values: readonly Value[]) =>
  values.map(value => ({ value, label: upperFirst(value) }))
const toneChoices = choicesOf(tones)
const sources = choicesOf(['sample', 'spanish', 'your words'])

/** The demo is hydrated on first use. */
export const wake = 'use'

/** A spoken note beside the email that it becomes, on phones below it: the note and the tone can be changed, each fact has its number. */
export default function DictatedMail({ tone: first = 'warm', sample: begun = 'review' }: DictatedMailProps): ReactNode {
  const [tone, setTone] = useState<Tone>(first)
  const [own, setOwn] = useState('')
  const [source, setSource] = useState<(typeof sources)[number]['value']>('sample')
  const isOwn = source === 'your words'
  const isSpanish = source === 'spanish'
  const sample = isSpanish ? 'invoices' : begun
  const [slots, setSlots] = useState<Slots>({})
  const id = useId()
  const note = isOwn ? own || example : noteOf(slots, sample)
  // What is written of the example is as pale as its note.
  const look = note === own || !isOwn ? '' : 'text-ink-3'
  const reading = readNote(note)
  const mail = writeMail(note, reading, tone)
  return (
    <Frame
      label="A spoken note and the email that DraftEmail writes from it"
      color="teal"
      caption="DraftEmail. Change the note or the tone, and follow each fact by its number."
      isAnnotated
      source="A sample: fixed rules write this email, not the model."
    >
      <div className="dictated">
        <Pane
          label="What you say"
          tools={
            <Choices
              label="Note"
              name={`${id}source`}
              options={sources}
              value={source}
              onChange={value => {
                setSource(value)
                setSlots({})
              }}
            />
          }
        >
          {isOwn ? (
            <OwnNote note={own} onChange={setOwn} />
          ) : (
            <SlotNote sample={sample} slots={slots} reading={reading} isSpanish={isSpanish} onChange={setSlots} />
          )}
          {!isOwn && <Voice note={note} />}
        </Pane>
        <Pane
          className={look}
          label="What DraftEmail writes"
          tools={
            <div className="flex items-center gap-x-4">
              <Choices label="Tone" name={`${id}tone`} options={toneChoices} value={tone} onChange={setTone} />
              <CopyMail mail={mail} />
            </div>
          }
        >
          <MailText mail={mail} reading={reading} />
        </Pane>
        {isOwn && (
          <Pane className={look} label="How your note was read">
            <CutNote note={note} reading={reading} />
          </Pane>
        )}
      </div>
      <Spoken
        text={`The email is ${tone}. Facts in it: ${Object.keys(reading.facts).length}. Not understood: ${reading.unread.length}.`}
      />
    </Frame>
  )
}
