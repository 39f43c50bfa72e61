import type { ReactNode } from 'react'

export interface TabsProps {
  /**
   * What the tabs choose between, for screen readers.
   * @example Instructions by tool
   */
  label: string
  /**
   * The tabs.
   * @example
   * <Tab title="Outlook">Open the message.</Tab>
   * <Tab title="Gmail">Open the thread.</Tab>
   */
  children: ReactNode
}

/** Parts of which a reader needs one, such as instructions for two tools. Without script and on paper all are shown. */
export function Tabs({ label, children }: TabsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div className="tabs" role="group" aria-label={label} data-part="">
      {children}
    </div>
  )
}
