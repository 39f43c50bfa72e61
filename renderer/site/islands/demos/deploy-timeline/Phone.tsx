// Reaches the browser, when a visitor uses the DeployTimeline figure.
import { addressOf, type Inspection } from './inspect'
import { pageText } from './page-text'
import type { Plan } from './steps'

interface PhoneProps {
  code: string
  found: Inspection
  plan: Plan
}

/** The published page on a phone: its address and its texts, or that it is held. */
export function Phone({ code, found, plan: { held } }: PhoneProps) {
  const { heading, lines } = pageText(code, found)
  const [origin, rest] = addressOf(found.title)
    .replace(/^https:\/\/|\/$/g, '')
    .split(/(?=\.deployit)/)
  return (
    <figure className="live-page" aria-label="The page on a phone">
      <p>
        {origin}
        <wbr />
        {rest}
      </p>
      <p className={held ? 'held' : undefined}>{held ? 'held' : '✓ live'}</p>
      {held ? (
        <div>
          <b>Not live</b>
          <span>{held.charAt(0).toUpperCase() + held.slice(1)}.</span>
        </div>
      ) : (
        <div>
          {heading && <b>{heading}</b>}
          {lines.map(({ text, kind }) => (
            <span key={text} className={kind}>
              {text}
            </span>
          ))}
        </div>
      )}
    </figure>
  )
}
