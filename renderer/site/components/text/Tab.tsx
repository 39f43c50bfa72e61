import type { ReactNode } from 'react'

export interface TabProps {
  /**
   * The label of the tab.
   * @example Outlook
   */
  title: string
  /**
   * What the tab shows.
   * @example Open the message.
   */
  children: ReactNode
}

/** One part of Tabs. */
export function Tab({ title, children }: TabProps) {
  return (
    <section className="flow mt-4" aria-label={title}>
      <p className="font-650">{title}</p>
      {children}
    </section>
  )
}
