// Reaches the browser, when a visitor uses the DeployTimeline figure.
import { addressOf, type Inspection } from './inspect'
import { pageText } from './page-text'
import type { Plan } from './steps'

interface PhoneProps {
  code: string
  found: Inspection
  plan: Plan
}

/** The page on a phone: its address and its texts; where it is held, as it would be, below what holds it and what to do. */
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
      <p className={held ? 'held' : undefined}>{held ? 'not live yet' : '✓ live'}</p>
      <div>
        {held && (
          <em>
            {held.charAt(0).toUpperCase() + held.slice(1)}. {todo(found)}
          </em>
        )}
        {heading && <b>{heading}</b>}
        {lines.map(({ text, kind }) => (
          <span key={text} className={kind}>
            {text}
          </span>
        ))}
      </div>
    </figure>
  )
}

/** What to do so that a page is no longer held. */
function todo({ kind, secrets }: Inspection): string {
  if (kind === 'empty') return 'Paste code, or choose a sample.'
  return `Take it out to go live.${secrets.length > 1 ? ` There are ${secrets.length}.` : ''}`
}
