// Reaches the browser, with the forms.
import type { RefObject } from 'react'
import { FormMessage } from './FormMessage'
import type { SendField } from './fields'
import { failures, type Outcome } from './send'

interface Mail {
  text: string
  href: string
}

interface SummaryProps {
  fields: SendField[]
  faults: Record<string, string | undefined>
  form: RefObject<HTMLFormElement | null>
}

/** All that is wrong with the answers, each leading to its field; nothing when all is well. */
export function Summary({ fields, faults, form }: SummaryProps) {
  const wrong = fields.filter(({ name }) => faults[name])
  if (wrong.length === 0) return null
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[data-field=${name}] input`)?.focus()
  return (
    <FormMessage
      tone="bad"
      title={wrong.length === 1 ? 'One entry needs another look' : `${wrong.length} entries need another look`}
    >
      <ul className="nav">
        {wrong.map(({ name }) => (
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

/** Why nothing was sent, and a way that does not need the form service. */
export function NotSent({ why, mail }: { why: Exclude<Outcome, 'accepted'>; mail: Mail }) {
  return (
    <FormMessage tone="bad" title={failures[why].title}>
      <p>{failures[why].text} What you typed is still here.</p>
      <MailAnyway mail={mail} label="Send it by e-mail instead" />
    </FormMessage>
  )
}

/** The mail that takes the place of an endpoint: nothing has left yet. */
export function Ready({ email, mail }: { email: string; mail: Mail }) {
  return (
    <FormMessage tone="info" title="Your e-mail is ready. Nothing has been sent yet.">
      <p>Your mail program should now show this message to {email}. It reaches us when you send it there.</p>
      <pre className="m-0 font-text whitespace-pre-wrap [overflow-wrap:anywhere] border-0 border-l-2 border-solid border-rule pl-3 text-ink">
        {mail.text}
      </pre>
      <MailAnyway mail={mail} label="Open the e-mail again" />
      <p>No mail program here? Copy the lines above and send them to {email} from where you read your mail.</p>
    </FormMessage>
  )
}

function MailAnyway({ mail, label }: { mail: Mail; label: string }) {
  return (
    <a className="btn-quiet" href={mail.href}>
      {label}
    </a>
  )
}
