// Reaches the browser, when a visitor uses a form.
import { type ReactNode, type RefObject, useEffect } from 'react'
import { raiseToast } from '../toasts/raise'
import { FormMessage } from './FormMessage'
import { failures, type Outcome } from './send'
import { type Mail, type SendField, webMailers } from './send-fields'

interface SummaryProps {
  fields: SendField[]
  faults: Record<string, string | undefined>
  form: RefObject<HTMLFormElement | null>
}

/**
 * The list of invalid answers, each a button that focuses its field; nothing when all are valid. The only field of a form
 * gets the focus itself, as its own message says the same.
 */
export function Summary({ fields, faults, form }: SummaryProps) {
  const invalid = fields.filter(({ name }) => faults[name])
  const only = fields.length === 1 ? invalid[0]?.name : undefined
  const control = (name: string) =>
    form.current?.querySelector<HTMLElement>(`[data-field=${name}] :is(input,textarea,select)`)
  const focus = (name: string) => control(name)?.focus()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt, which has a summary of its own
  useEffect(() => {
    if (!only) return
    // A field that has the focus already is read again, with its message.
    control(only)?.blur()
    focus(only)
  }, [])
  if (invalid.length === 0 || only) return null
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

/**
 * What to do with the email that was prepared where there is no endpoint; that it isn't sent yet is in the toast. Shows its
 * text, unless the page does.
 */
export function Ready({ mail, hasLetter }: { mail: Mail; hasLetter: boolean }) {
  return (
    <FormMessage tone="info" title="Last step: send it in your email program">
      <p>It should now show your message to {mail.to}. We get it after you press “Send” there.</p>
      {!hasLetter && (
        <pre className="m-0 font-text whitespace-pre-wrap [overflow-wrap:anywhere] border-0 border-l-2 border-solid border-rule pl-3 text-ink">
          {mail.text}
        </pre>
      )}
      <p className="flex flex-wrap gap-3">
        <MailLink mail={mail} label="Open the email again" />
        <button type="button" className="btn-quiet" onClick={() => copy(mail)}>
          Copy the text
        </button>
      </p>
      <p>
        No email program here? Copy the text and send it to {mail.to}, or{' '}
        {hasLetter ? (
          'take one of the links below the button'
        ) : (
          <>
            write it in <WebMailers mail={mail} />
          </>
        )}
        .
      </p>
    </FormMessage>
  )
}

/** The common mailers in a browser, as links that open the email there. */
export function WebMailers({ mail }: { mail: Mail }) {
  return webMailers(mail).map(({ name, href }, index, { length }) => (
    <span key={name}>
      {index > 0 && (index === length - 1 ? ' or ' : ', ')}
      <a href={href} target="_blank" rel="noopener noreferrer">
        {name}
        <span className="visually-hidden"> (opens a new tab)</span>
      </a>
    </span>
  ))
}

/** Copies the text of an email, and says in a toast whether it worked. */
async function copy({ text }: Mail): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    raiseToast({ kind: 'success', text: 'Text copied', id: 'copy' })
  } catch {
    raiseToast({ kind: 'error', text: 'Not copied: select the text on the page', id: 'copy' })
  }
}

interface LetterProps {
  mail: Mail
  fields: SendField[]
  answers: Map<string, string>
  /** When it is answered, in a sentence. */
  children?: ReactNode
}

/** The email as it is so far, on a sheet of paper; examples stand for what is not answered yet. */
export function Letter({ mail, fields, answers, children }: LetterProps) {
  const lines = fields.filter(({ type, name }) => type !== 'choice' && name !== 'email')
  const isWaiting = lines.some(({ name, example }) => example && !answers.get(name))
  return (
    <figure className="letter sheet" aria-label="The email that your lines become">
      <dl>
        <dt>To</dt>
        <dd>{mail.to}</dd>
        <dt>About</dt>
        <dd>{mail.subject}</dd>
      </dl>
      <ol>
        {lines.map(({ name, label, example }) => (
          <li key={name} className={answers.get(name) ? undefined : 'is-open'}>
            <span>{label}:</span> {answers.get(name) ? <b>{answers.get(name)}</b> : example && <i>{example}</i>}
          </li>
        ))}
      </ol>
      <figcaption>
        <p>{isWaiting && 'Gray lines are an example until you write.'}</p>
        {children}
      </figcaption>
    </figure>
  )
}

function MailLink({ mail, label }: { mail: Mail; label: string }) {
  return (
    <a className="btn-quiet" href={mail.href}>
      {label}
    </a>
  )
}
