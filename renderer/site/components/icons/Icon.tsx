import type { IconName } from '../../../../content/types/text'
import { icons } from './icons'

/** An icon of the site's own set in the color of the text around it; it is hidden from assistive technology, so words stand beside it. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      {icons[name]}
    </svg>
  )
}
