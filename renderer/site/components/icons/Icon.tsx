import { withBasePath } from '@proofsheet/engine/pages/html/base-path'
import type { IconName } from '../../../../content/types/text'
import { icons } from './icons'

/**
 * An icon in the color of the surrounding text. It is hidden from assistive technology: use it beside text only. Builds
 * have the drawings once, in a file for all pages.
 */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  if (import.meta.env.PROD)
    return (
      <svg className={`icon ${className}`} aria-hidden="true">
        <use href={`${withBasePath(import.meta.env.ICONS)}#${name}`} />
      </svg>
    )
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {icons[name]}
    </svg>
  )
}
