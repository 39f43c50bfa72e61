// Reaches the browser, when a visitor comes near it.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { answerBy, type Office } from './answer-by'
import { FormField } from './FormField'
import { FormMessage } from './FormMessage'
import { Letter, NotSent, Ready, Summary, WebMailers } from './parts'
import { givenBy, type SendField } from './send-fields'
import { type Sending, useSending } from './use-sending'

export interface SendFormProps extends Sending {
  /** The button's label. */
  label: string
  /** The anchor of the form. */
  id?: string
  /** Whether the button is beside the fields in wide windows, or the email, which grows as it is typed. */
  look?: 'inline' | 'letter'
  /** Within how many business hours of the office a letter is answered. */
  reply?: { businessHours: number; office: Office }
  /** Other ways to contact us. */
  children?: ReactNode
}

/**
 * The island is hydrated on first use, or at once when the page's address names what the message is about; until then
 * the browser validates and submits the form.
 */
export const wake = '?about'

const looks = {
  plain: { form: '', parts: 'grid gap-5', button: 'btn justify-self-start', end: 'contents' },
  inline: {
    form: 'max-w-text',
    parts: 'grid sm:grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-4',
    button: 'btn py-0 sm:mt-7 self-start',
    end: 'contents',
  },
  letter: { form: 'col-span-full', parts: 'letter-form', button: 'btn justify-self-start', end: 'grid gap-4' },
}

/** A form that posts to its endpoint and shows the outcome; without an endpoint it prepares an email and sends nothing. */
export default function SendForm(props: SendFormProps) {
  const { provider, subject, endpoint, email, label, look, fields, done, children, id, reply } = props
  const form = useRef<HTMLFormElement>(null)
  const { state, faults, attempt, answers, mail, nameOf, read, submit, recheck } = useSending(props)
  const classes = looks[look ?? 'plain']
  /** Known in the browser alone: its clock says when "now" is. */
  const [due, setDue] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and the props never change
  useEffect(() => {
    if (!form.current) return
    // Replaces the browser's validation messages, which are used before hydration and without scripts.
    form.current.noValidate = true
    fillIn(form.current, fields, nameOf)
    read(form.current)
    if (reply) setDue(answerBy(new Date(), reply.businessHours, reply.office))
  }, [])

  return (
    <section
      id={id}
      className={`wide my-8 gap-x-12 ${look === 'inline' ? '' : 'margin:grid margin:grid-cols-[minmax(0,1fr)_16rem]'}`}
    >
      <form
        ref={form}
        aria-label={subject}
        data-provider={endpoint ? provider : undefined}
        className={`grid gap-5 content-start ${classes.form}`}
        action={endpoint || `mailto:${email}?subject=${encodeURIComponent(subject)}`}
        method="post"
        encType={endpoint ? undefined : 'text/plain'}
        onSubmit={submit}
        onInput={look === 'letter' ? event => read(event.currentTarget) : undefined}
      >
        <Summary key={`faults-${attempt}`} fields={fields} faults={faults} form={form} />
        {state.is === 'failed' && <NotSent key={attempt} why={state.why} mail={mail} />}
        {state.is === 'ready' && <Ready key={attempt} mail={mail} hasLetter={look === 'letter'} />}
        {state.is === 'sent' ? (
          <FormMessage tone="ok" title={done.title}>
            <p>{done.next}</p>
          </FormMessage>
        ) : (
          <div className={classes.parts}>
            <div className="grid grid-cols-2 gap-x-4 sm:gap-x-5 gap-y-4 content-start">
              {fields.map(field => (
                <FormField
                  key={field.name}
                  field={field}
                  name={nameOf(field)}
                  fault={faults[field.name]}
                  onInput={answer => recheck(field, answer)}
                />
              ))}
            </div>
            <div className={classes.end}>
              {!look && !endpoint && (
                <p className="text-note text-ink-2">
                  The button opens your email program with a message to us; it leaves when you send it there.
                </p>
              )}
              <button type="submit" aria-disabled={state.is === 'sending' || undefined} className={classes.button}>
                {state.is === 'sending' ? 'Sending …' : label}
              </button>
              {look === 'letter' && !endpoint && (
                <p>
                  Or open it in <WebMailers mail={mail} />. It leaves when you send it there.
                </p>
              )}
            </div>
            {look === 'letter' && (
              <Letter mail={mail} fields={fields} answers={answers}>
                {reply && (
                  <p>
                    {due
                      ? `Sent now, it is answered by ${due} in Princeton.`
                      : `It is answered within ${reply.businessHours} business hours.`}
                  </p>
                )}
              </Letter>
            )}
            {look === 'letter' && endpoint && children}
          </div>
        )}
      </form>
      {look !== 'letter' && children}
    </section>
  )
}

/** Gives the answers that the page's address has to fields that have none yet. */
function fillIn(form: HTMLFormElement, fields: SendField[], nameOf: (field: SendField) => string): void {
  for (const { field, answer } of givenBy(location.search, fields)) {
    const control = form.elements.namedItem(nameOf(field))
    if (control && 'value' in control && !control.value) control.value = answer
  }
}
