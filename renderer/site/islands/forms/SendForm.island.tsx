// Reaches the browser, when a visitor comes near it.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { raiseToast, type ToastRequest } from '../toasts/raise'
import { FormField } from './FormField'
import { FormMessage } from './FormMessage'
import { answersOf, faultOf, mailOf, type SendField } from './fields'
import { NotSent, Ready, Summary } from './parts'
import { type Outcome, send } from './send'

export interface SendFormProps {
  /** Which setting of `providers` holds the endpoint. */
  provider: 'newsletter' | 'inquiry'
  /** What the form is for, to those who hear it and as the subject of the mail. */
  subject: string
  /** Where the form posts to; when empty, the visitor's mail program takes its place. */
  endpoint: string
  /** Our address for mail. */
  email: string
  /** The words on the button. */
  label: string
  /** Whether button and field share a line on wide windows. */
  isInline?: boolean
  fields: SendField[]
  /** What is said when the endpoint has accepted: the fact, and what happens next. */
  done: { title: string; next: string }
  /** How else to reach us. */
  children?: ReactNode
}

/** When the form's code is fetched; until then the browser itself checks and sends it. */
export const wake = 'use'

type State = { is: 'open' | 'sending' | 'sent' | 'ready' } | { is: 'failed'; why: Exclude<Outcome, 'accepted'> }

/** A form that posts to its endpoint and says what became of it; without one it prepares a mail and sends nothing. */
export default function SendForm(props: SendFormProps) {
  const { provider, subject, endpoint, email, label, isInline = false, fields, done, children } = props
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [state, setState] = useState<State>({ is: 'open' })
  const [faults, setFaults] = useState<Record<string, string | undefined>>({})
  const [attempt, setAttempt] = useState(0)
  const [mail, setMail] = useState({ text: '', href: '' })
  const nameOf = (field: SendField) => (endpoint ? field.name : field.label)

  // From now on the messages are ours; before, and without script, they are the browser's.
  useEffect(() => {
    if (form.current) form.current.noValidate = true
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    const data = new FormData(event.currentTarget)
    const answers = answersOf(fields, data, nameOf)
    const found = fields.map(field => [field.name, faultOf(field, answers.get(field.name) ?? '')] as const)
    setFaults(Object.fromEntries(found))
    setAttempt(attempt + 1)
    setState({ is: 'open' })
    if (found.some(([, fault]) => fault)) return
    const prepared = mailOf(email, subject, fields, answers)
    setMail(prepared)
    if (!endpoint) {
      setState({ is: 'ready' })
      location.assign(prepared.href)
      return
    }
    isBusy.current = true
    setState({ is: 'sending' })
    const say = (toast: Omit<ToastRequest, 'id'>) => raiseToast({ ...toast, id: provider })
    say({ kind: 'loading', text: `${subject}: sending` })
    const outcome = await send(endpoint, data)
    isBusy.current = false
    if (outcome === 'accepted') say({ kind: 'success', text: done.title })
    else
      say({
        kind: 'error',
        text: outcome === 'unclear' || outcome === 'silent' ? `${subject}: no receipt` : `${subject}: not sent`,
      })
    setState(outcome === 'accepted' ? { is: 'sent' } : { is: 'failed', why: outcome })
  }

  /** A message beside a field goes as soon as the answer is good. */
  const recheck = (field: SendField, answer: string) => {
    const fault = faults[field.name] && faultOf(field, answer)
    if (fault !== faults[field.name]) setFaults({ ...faults, [field.name]: fault })
  }

  const isSent = state.is === 'sent'
  const isSending = state.is === 'sending'
  return (
    <div className="wide my-8 margin:grid margin:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] gap-x-16">
      <form
        ref={form}
        aria-label={subject}
        data-provider={endpoint ? provider : undefined}
        className="grid gap-5 content-start max-w-text"
        action={endpoint || `mailto:${email}?subject=${encodeURIComponent(subject)}`}
        method="post"
        encType={endpoint ? undefined : 'text/plain'}
        onSubmit={submit}
      >
        <Summary key={`faults-${attempt}`} fields={fields} faults={faults} form={form} />
        {state.is === 'failed' && <NotSent key={attempt} why={state.why} mail={mail} />}
        {state.is === 'ready' && <Ready key={attempt} email={email} mail={mail} />}
        {isSent ? (
          <FormMessage tone="ok" title={done.title}>
            <p>{done.next}</p>
          </FormMessage>
        ) : (
          <div className={isInline ? 'grid sm:grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-4' : 'grid gap-5'}>
            <div className="grid sm:grid-cols-2 gap-5 content-start">
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
            <button
              type="submit"
              aria-disabled={isSending || undefined}
              className={isInline ? 'btn py-0 sm:mt-7 self-start' : 'btn justify-self-start'}
            >
              {isSending ? 'Sending …' : label}
            </button>
          </div>
        )}
      </form>
      {children}
    </div>
  )
}
