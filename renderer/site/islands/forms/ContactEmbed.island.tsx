// Reaches the browser, when its section comes into view and the ids of a contact form are set.
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type EmbedFault, embedForm, type FormIds } from './embed'
import { FormMessage } from './FormMessage'

export interface ContactEmbedProps {
  ids: FormIds
  /** The URL of the provider's script. */
  script: string
  /** Other origins that the provider loads scripts from. */
  origins: string[]
  /** The email address to use when the form can't be loaded. */
  email: string
  /** The other ways to reach us. */
  children?: ReactNode
}

/** The island is hydrated, and the provider's script loaded, when it is scrolled into view. */
export const wake = 'visible'

type State = 'waiting' | 'loading' | 'ready' | 'sent' | EmbedFault

const reasons: Record<EmbedFault, string> = {
  blocked: 'The form provider’s script was refused, by the network or by something that guards your browser.',
  late: 'The form provider did not answer within 10 seconds.',
}

/** The provider's contact form: a spinner while it loads, thanks after sending, other contacts on failure. */
export default function ContactEmbed({ ids, script, origins, email, children }: ContactEmbedProps) {
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('waiting')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the props never change; each attempt loads the form again
  useEffect(() => {
    if (!container.current) return
    let isCurrent = true
    const update = (next: State) => isCurrent && setState(next)
    update('loading')
    embedForm({ ids, script, origins, container: container.current, onSubmitted: () => update('sent') }).then(
      () => update('ready'),
      (fault: unknown) => {
        if (fault !== 'blocked' && fault !== 'late') console.error(fault)
        update(fault === 'late' ? 'late' : 'blocked')
      },
    )
    return () => {
      isCurrent = false
    }
  }, [attempt])

  const isWaiting = state === 'waiting' || state === 'loading'
  const isFault = state === 'blocked' || state === 'late'
  return (
    <section
      aria-label="Contact form"
      data-provider="contactForm"
      className="wide my-8 bg-paper-sunk p-6 sm:p-10 grid lg:grid-cols-[7fr_4fr] gap-x-16 gap-y-8"
    >
      <div className="min-h-96">
        <p className="without-script max-w-m-body">
          The form needs scripts, which are switched off here. You can also write to us.
        </p>
        {isWaiting && (
          <div className="with-script grid gap-4 justify-items-start">
            <span className="spinner" aria-hidden="true" />
            <p role="status" className="text-note text-ink-2">
              {`The form is loading from ${new URL(script).hostname}.`}
            </p>
          </div>
        )}
        <div ref={container} className="contact-embed" hidden={state !== 'ready'} />
        {state === 'sent' && (
          <FormMessage tone="ok" title="Thank you for your message! Our team will get back to you shortly." />
        )}
        {isFault && (
          <div role="alert" className="max-w-m-body">
            <h3>The form is not here, our mailbox is</h3>
            <p className="mt-3 text-ink-2">
              {reasons[state]} Nothing you do here is lost: write to us, call, or try again.
            </p>
            <p className="mt-6 flex flex-wrap gap-3">
              <a className="btn [overflow-wrap:anywhere]" href={`mailto:${email}`}>
                {email}
              </a>
              <button type="button" className="btn-quiet" onClick={() => setAttempt(attempt + 1)}>
                Try again
              </button>
            </p>
          </div>
        )}
      </div>
      {children}
    </section>
  )
}
