// Reaches the browser, when a visitor comes near a form.
import { type FormEvent, useRef, useState } from 'react'
import { raiseToast } from '../toasts/raise'
import { type Outcome, send } from './send'
import { answersOf, faultOf, mailOf, type SendField } from './send-fields'

/** What a form sends, and where. */
export interface Sending {
  /** Which setting of `providers` holds the endpoint. */
  provider: 'newsletter' | 'inquiry' | 'contactMessage'
  /** The form's accessible name and the subject of the email. */
  subject: string
  /** The URL that the form posts to; when empty, the form opens an email in the visitor's mail program. */
  endpoint: string
  /** The recipient of the email. */
  email: string
  fields: SendField[]
  /** The message after the endpoint has accepted: its title, and what happens next. */
  done: { title: string; next: string }
}

type State = { is: 'open' | 'sending' | 'sent' | 'ready' } | { is: 'failed'; why: Exclude<Outcome, 'accepted'> }

/** The state of a form, the messages beside its fields, its email, and what happens when it is typed in or submitted. */
export function useSending({ provider, subject, endpoint, email, fields, done }: Sending) {
  const isBusy = useRef(false)
  const [state, setState] = useState<State>({ is: 'open' })
  const [faults, setFaults] = useState<Record<string, string | undefined>>({})
  const [attempt, setAttempt] = useState(0)
  const [answers, setAnswers] = useState(new Map<string, string>())
  const nameOf = (field: SendField) => (endpoint ? field.name : field.label)
  const mail = mailOf(email, subject, fields, answers)

  /** Reads what has been typed. */
  const read = (form: HTMLFormElement) => {
    const current = answersOf(fields, new FormData(form), nameOf)
    setAnswers(current)
    return current
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy.current) return
    const data = new FormData(event.currentTarget)
    const current = read(event.currentTarget)
    const found = fields.map(field => [field.name, faultOf(field, current.get(field.name) ?? '')] as const)
    setFaults(Object.fromEntries(found))
    setAttempt(attempt + 1)
    setState({ is: 'open' })
    if (found.some(([, fault]) => fault)) return
    if (endpoint) {
      isBusy.current = true
      setState({ is: 'sending' })
      const outcome = await post(endpoint, data, { id: provider, subject, title: done.title })
      isBusy.current = false
      return setState(outcome === 'accepted' ? { is: 'sent' } : { is: 'failed', why: outcome })
    }
    setState({ is: 'ready' })
    raiseToast({ kind: 'success', text: `${subject}: email prepared, not sent`, id: provider })
    location.assign(mailOf(email, subject, fields, current).href)
  }

  /** Removes or updates the message beside a field while the visitor corrects the answer. */
  const recheck = (field: SendField, answer: string) => {
    const fault = faults[field.name] && faultOf(field, answer)
    if (fault !== faults[field.name]) setFaults({ ...faults, [field.name]: fault })
  }

  return { state, faults, attempt, answers, mail, nameOf, read, submit, recheck }
}

/** Posts the form, with a toast before and after. */
async function post(endpoint: string, data: FormData, form: { id: string; subject: string; title: string }) {
  const { id, subject, title } = form
  raiseToast({ kind: 'loading', text: `${subject}: sending`, id })
  const outcome = await send(endpoint, data)
  const failure = outcome === 'unclear' || outcome === 'silent' ? 'no receipt' : 'not sent'
  if (outcome === 'accepted') raiseToast({ kind: 'success', text: title, id })
  else raiseToast({ kind: 'error', text: `${subject}: ${failure}`, id })
  return outcome
}
