import { site } from '../../../../content/site'

const { phone, email, office } = site.contact

/** The company's email address as a link. */
export function MailLink({ className = '' }: { className?: string }) {
  return (
    <a className={`[overflow-wrap:anywhere] ${className}`} href={`mailto:${email}`}>
      {email}
    </a>
  )
}

/** The phone number as a link. */
export function PhoneLink({ className = '' }: { className?: string }) {
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
      {office.map(line => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
