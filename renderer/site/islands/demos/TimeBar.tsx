// Reaches the browser, when a visitor uses the LevelFinder figure.
import type { Weeks } from './level-finder/weeks'

/** A time span on a scale of weeks from today, so that spans in different rows can be compared. */
export function TimeBar({ span, longest }: { span: Weeks; longest: number }) {
  return (
    <svg viewBox={`0 0 ${longest} 8`} preserveAspectRatio="none" className="w-full h-2" aria-hidden="true">
      <rect y="3.5" width={longest} height="1" className="fill-rule" />
      <rect x={span.from} width={span.to - span.from} height="8" className="fill-ink-3" />
    </svg>
  )
}
