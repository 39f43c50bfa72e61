// Reaches the browser, when a visitor comes near it.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { raiseToast, type ToastRequest } from '../toasts/raise'
import { FormField } from './FormField'
import { FormMessage } from './FormMessage'
import { NotSent, Ready, Summary } from './parts'
import { type Outcome, send } from './send'
import { answersOf, faultOf, mailOf, type SendField } from './send-fields'

export interface SendFormProps {
  /** Which setting of `providers` holds the endpoint. */
  provider: 'newsletter' | 'inquiry'
  /** The form's accessible name and the subject of the email. */
  subject: string
  /** The URL that the form posts to; when empty, the form opens an email in the visitor's mail program. */
  endpoint: string
  /** The recipient of the email. */
  email: string
  /** The button's label. */
  label: string
  /** Whether the button is beside the fields in wide windows. */
  isInline?: boolean
  fields: SendField[]
  /** The message after the endpoint has accepted: its title, and what happens next. */
  done: { title: string; next: string }
  /** Other ways to contact us. */
  children?: ReactNode
}

/** The island is hydrated on first use; until then the browser validates and submits the form. */
export const wake = 'use'

type State = { is: 'open' | 'sending' | 'sent' | 'ready' } | { is: 'failed'; why: Exclude<Outcome, 'accepted'> }

/** A form that posts to its endpoint and shows the outcome; without an endpoint it prepares an email and sends nothing. */
export default function SendForm(props: SendFormProps) {
  const { provider, subject, endpoint, email, label, isInline = false, fields, done, children } = props
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [state, setState] = useState<State>({ is: 'open' })
  const [faults, setFaults] = useState<Record<string, string | undefined>>({})
  const [attempt, setAttempt] = useState(0)
  const [mail, setMail] = useState({ text: '', href: '' })
  const nameOf = (field: SendField) => (endpoint ? field.name : field.label)

  // Replaces the browser's validation messages, which are used before hydration and without scripts.
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
    const raise = (toast: Omit<ToastRequest, 'id'>) => raiseToast({ ...toast, id: provider })
    raise({ kind: 'loading', text: `${subject}: sending` })
    const outcome = await send(endpoint, data)
    isBusy.current = false
    if (outcome === 'accepted') raise({ kind: 'success', text: done.title })
    else
      raise({
        kind: 'error',
        text: outcome === 'unclear' || outcome === 'silent' ? `${subject}: no receipt` : `${subject}: not sent`,
      })
    setState(outcome === 'accepted' ? { is: 'sent' } : { is: 'failed', why: outcome })
  }

  /** Removes or updates the message beside a field while the visitor corrects the answer. */
  const recheck = (field: SendField, answer: string) => {
    const fault = faults[field.name] && faultOf(field, answer)
    if (fault !== faults[field.name]) setFaults({ ...faults, [field.name]: fault })
  }

  const isSent = state.is === 'sent'
  const isSending = state.is === 'sending'
  return (
    <div className="wide my-8 margin:grid margin:grid-cols-[minmax(0,1fr)_16rem] gap-x-12">
      <form
        ref={form}
        aria-label={subject}
        data-provider={endpoint ? provider : undefined}
        className={`grid gap-5 content-start ${isInline ? 'max-w-text' : ''}`}
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
