import type { ProductWorld } from '../../worlds'
import { useSite } from '../site-context'
import { drawings } from './drawings'
import { breakable } from './ToolStrip'

/** The ten products as small tiles, each on its own ground with a drawing of its live example. Each leads to its page. */
export function ToolTiles() {
  return (
    <ul className="tool-tiles wide nav">
      {useSite().products.map(({ slug, name, url }) => (
        <li key={slug} className={`world-${slug}`}>
          <a href={url}>
            <svg viewBox="0 0 100 64" aria-hidden="true">
              {drawings[slug as ProductWorld]}
            </svg>
            <b>{breakable(name)}</b>
          </a>
        </li>
      ))}
    </ul>
  )
}
