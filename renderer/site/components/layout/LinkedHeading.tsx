import type { ComponentProps } from 'react'

/** The heading of a section with a link to it, so that its address can be copied. */
export function LinkedHeading({ children, ...props }: ComponentProps<'h2'>) {
  return (
    <h2 {...props}>
      {/* The space divides the words of the heading from those of the link, where a heading is read aloud. */}
      {children}{' '}
      {props.id && (
        <a className="heading-link no-print" href={`#${props.id}`} aria-label="Link to this section">
          #
        </a>
      )}
    </h2>
  )
}
