import { site } from '../../../../content/site'

// Read while a page is rendered, not before: so edit mode knows where each text is shown.
const { contact } = site

/** A `mailto:` URL of an email to us, with its subject and first lines. Line ends are CRLF (RFC 6068, section 5). */
export function mailHref(subject: string, lines: readonly string[]): string {
  return `mailto:${contact.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`
}

/** The company's email address as a link. */
export function MailLink({ className = '' }: { className?: string }) {
  return (
    <a className={`[overflow-wrap:anywhere] ${className}`} href={`mailto:${contact.email}`}>
      {contact.email}
    </a>
  )
}

/** The phone number as a link. */
export function PhoneLink({ className = '' }: { className?: string }) {
  const { phone } = contact
  return (
    <a className={`tabular-nums whitespace-nowrap ${className}`} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {phone.replaceAll(' ', '\u00a0')}
    </a>
  )
}

/** The office's address, one line for each part. */
export function OfficeAddress({ className = '' }: { className?: string }) {
  return (
    <address className={`not-italic ${className}`}>
      {contact.office.map(line => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
