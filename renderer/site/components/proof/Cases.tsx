import type { ReactNode } from 'react'
import { InlineMarkdown } from '../lists/InlineMarkdown'

export interface CasesProps {
  /**
   * Three of the component `Case`.
   * @example A case with its heading and its object.
   */
  children: ReactNode
}

/** Customers' cases in columns of unequal width. */
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
   * How it is since.
   * @markdown
   * @example They ask what would change the answer.
   */
  after: string
  /**
   * What the case doesn’t show.
   * @markdown
   * @example No result in numbers is published.
   */
  limit: string
  /**
   * A heading, then an object such as a `Handout`.
   * @example A heading.
   */
  children: ReactNode
}

/** A customer's case: before, after, what it doesn't show, and an object of the work. */
export function Case({ kind, before, after, limit, children }: CaseProps) {
  return (
    <article>
      <p className="case-kind">{kind}</p>
      {children}
      <dl>
        <dt>Before</dt>
        <dd>
          <InlineMarkdown text={before} />
        </dd>
        <dt>After</dt>
        <dd className="case-after">
          <InlineMarkdown text={after} />
        </dd>
        <dt className="visually-hidden">What it doesn’t show</dt>
        <dd className="case-limit">
          <InlineMarkdown text={limit} />
        </dd>
      </dl>
    </article>
  )
}
