import type { ReactNode } from 'react'
import { ActionLink } from '../ActionLink'
import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface CasesProps {
  /**
   * Several of the component `Case`.
   * @example A case with its heading and its object.
   */
  children: ReactNode
}

/** Customers' cases as rows across the page, the object of each at the right and at the left in turn. */
export function Cases({ children }: CasesProps) {
  return <div className="cases wide">{children}</div>
}

export interface CaseProps {
  /**
   * Who it was, by kind.
   * @example Bank, North America
   */
  kind: string
  /**
   * How it was before.
   * @markdown
   * @example They sign off on projects that others build.
   */
  before: string
  /**
   * The subject on the contact page for readers whose group is like this one.
   * @example executive
   */
  about: string
  /**
   * A heading that says how it is since, then an object such as a `Handout`.
   * @example A heading.
   */
  children: ReactNode
}

/**
 * A customer's case: what has changed, how it was before, an object of the work on the color of the table, and where to ask
 * for the same.
 */
export function Case({ kind, before, about, children }: CaseProps) {
  return (
    <article>
      <p className="case-kind">{kind}</p>
      {children}
      <p className="case-before">
        <b>Before:</b> <InlineMarkdown text={before} />
      </p>
      <p className="case-ask">
        <ActionLink
          action={{ label: 'Your group is like this? Ask about it', href: `/contactUs/?about=${about}` }}
          look="text-link"
          about={`: ${kind}`}
        />
      </p>
    </article>
  )
}
