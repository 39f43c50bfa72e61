import type { ReactNode } from 'react'

interface SectionProps {
  /** The anchor, unique on the page. */
  id: string
  title: string
  /** The content of the margin, in note size: facts, a source, a caption. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A section of a layout with a heading, its content, and the margin: the column at the right that holds every note,
 * caption, source and fact. It begins at 952 px of 1280, and nothing else begins between the text's end and it.
 */
export function Section({ id, title, aside, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className="page mt-gap" data-reveal="">
      <h2 id={id} className="mb-6 lg:mb-8">
        {title}
      </h2>
      <div className={aside ? 'with-margin' : undefined}>
        <div>{children}</div>
        {aside}
      </div>
    </section>
  )
}
