// Reaches the browser, when a visitor uses a form.
import type { RefObject } from 'react'
import { FormMessage } from './FormMessage'
import { failures, type Outcome } from './send'
import type { SendField } from './send-fields'

interface Mail {
  text: string
  href: string
}

interface SummaryProps {
  fields: SendField[]
  faults: Record<string, string | undefined>
  form: RefObject<HTMLFormElement | null>
}

/** The list of invalid answers, each a button that focuses its field; nothing when all are valid. */
export function Summary({ fields, faults, form }: SummaryProps) {
  const invalid = fields.filter(({ name }) => faults[name])
  if (invalid.length === 0) return null
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[data-field=${name}] input`)?.focus()
  return (
    <FormMessage
      tone="bad"
      title={invalid.length === 1 ? 'One entry needs another look' : `${invalid.length} entries need another look`}
    >
      <ul className="nav">
        {invalid.map(({ name }) => (
          <li key={name}>
            <button
              type="button"
              className="min-h-8 p-0 border-0 bg-transparent text-left underline underline-offset-4 text-ink"
              onClick={() => focus(name)}
            >
              {faults[name]}
            </button>
          </li>
        ))}
      </ul>
    </FormMessage>
  )
}

/** The reason why sending failed, and a link that sends the answers by email instead. */
export function NotSent({ why, mail }: { why: Exclude<Outcome, 'accepted'>; mail: Mail }) {
  return (
    <FormMessage tone="bad" title={failures[why].title}>
      <p>{failures[why].text} What you typed is still here.</p>
      <MailLink mail={mail} label="Send it by email instead" />
    </FormMessage>
  )
}

/** The email that was prepared where there is no endpoint; it is not sent yet. */
export function Ready({ email, mail }: { email: string; mail: Mail }) {
  return (
    <FormMessage tone="info" title="Your email is ready. Nothing has been sent yet.">
      <p>Your email program should now show this message to {email}. It reaches us when you send it there.</p>
      <pre className="m-0 font-text whitespace-pre-wrap [overflow-wrap:anywhere] border-0 border-l-2 border-solid border-rule pl-3 text-ink">
        {mail.text}
      </pre>
      <MailLink mail={mail} label="Open the email again" />
      <p>No email program here? Copy the lines above and send them to {email} from wherever you read your email.</p>
    </FormMessage>
  )
}

function MailLink({ mail, label }: { mail: Mail; label: string }) {
  return (
    <a className="btn-quiet" href={mail.href}>
      {label}
    </a>
  )
}
