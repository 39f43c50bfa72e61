// Reaches the browser, when a visitor uses the day dial.
import type { Kind } from './choghadiya'

/** The fill of each kind: full, hatched or empty, so that kinds differ without color. */
export function fillOf(kind: Kind, patterns: string): { fill?: string; className: string } {
  if (kind === 'neutral') return { fill: `url(#hatch${patterns})`, className: 'stroke-own' }
  return { className: kind === 'good' ? 'fill-own stroke-own' : 'fill-none stroke-ink-3' }
}

/** The hatching pattern that dial and tables use. */
export function Patterns({ id }: { id: string }) {
  return (
    <svg className="absolute w-0 h-0" aria-hidden="true" focusable="false">
      <pattern id={`hatch${id}`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="2" height="5" className="fill-own" />
      </pattern>
    </svg>
  )
}

const words: Record<Kind, string> = { good: 'Good', neutral: 'Neutral', bad: 'Bad' }

/** A kind as text with its fill. */
export function KindLabel({ kind, patterns }: { kind: Kind; patterns: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg width="14" height="14" viewBox="0 0 14 14" className="flex-none" aria-hidden="true" focusable="false">
        <rect x="1" y="1" width="12" height="12" {...fillOf(kind, patterns)} />
      </svg>
      {words[kind]}
    </span>
  )
}
