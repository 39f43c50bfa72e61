import type { Action } from '../../../../content/types/text'
import { ActionLink } from '../ActionLink'

export interface ActionsProps {
  /**
   * Where to go from here; the first is the button, the others are links.
   * @example [{ "label": "Request Demo", "href": "/contactUs/" }]
   */
  items: Action[]
}

/** What a reader can do next: one button, then text links. */
export function Actions({ items }: ActionsProps) {
  return (
    <p className="wide my-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      {items.map((action, index) => (
        <ActionLink key={action.label} action={action} look={index === 0 ? 'btn' : 'text-link'} />
      ))}
    </p>
  )
}
