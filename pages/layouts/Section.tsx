import type { ReactNode } from 'react'

interface SectionProps {
  /** The anchor, unique on the page. */
  id: string
  title: string
  /** Whether the heading is at the left of the content in wide windows, rather than above it. */
  isBeside?: boolean
  children: ReactNode
}

/** A section of a layout: a heading with its content. */
export function Section({ id, title, isBeside, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={`page mt-gap ${isBeside ? 'grid lg:grid-cols-[1fr_2fr] gap-x-16 gap-y-6' : ''}`}
      data-reveal=""
    >
      <h2 id={id} className={isBeside ? '' : 'mb-6 lg:mb-8'}>
        {title}
      </h2>
      <div>{children}</div>
    </section>
  )
}
