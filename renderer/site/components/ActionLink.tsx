import type { Action } from '../../../content/types/text'

/** A link as button or text. A link to another site opens a new tab and is labelled so. */
export function ActionLink({
  action: { label, href },
  look,
  about,
}: {
  action: Action
  look: 'btn' | 'btn-quiet' | 'text-link'
  /** Visually hidden text that distinguishes this link from others with the same label, for screen readers. */
  about?: string | undefined
}) {
  const words = (
    <>
      {label}
      {about && <span className="visually-hidden"> {about}</span>}
    </>
  )
  if (!href.startsWith('https:'))
    return (
      <a className={look} href={href}>
        {words}
      </a>
    )
  return (
    <a className={look} href={href} target="_blank" rel="noopener">
      {words}
      <svg className="sign ml-2 flex-none" viewBox="0 0 12 12" role="img" aria-label="(opens a new tab)">
        <path d="M4 2h6v6M10 2 2 10" />
      </svg>
    </a>
  )
}
