import type { ReactNode } from 'react'

interface SectionProps {
  /** The anchor, unique on the page. */
  id: string
  title: string
  /** The content of the margin. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of a layout with a heading, its content, and a margin. */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="page mt-gap" data-reveal="">
      <h2 id={id} className="mb-6 lg:mb-8">
        {title}
      </h2>
      <div className={aside ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_13rem] gap-x-16' : ''}>
        <div>{children}</div>
        {aside && <div className="mt-6 lg:mt-0">{aside}</div>}
      </div>
    </section>
  )
}
