// Reaches the browser, when a visitor uses the day dial.
import type { Kind, Period } from './choghadiya'

/** The fill of each kind: full, hatched or empty, so that kinds differ without color. */
export function fillOf(kind: Kind, patterns: string): { fill?: string; className: string } {
  if (kind === 'neutral') return { fill: `url(#hatch${patterns})`, className: 'stroke-own' }
  return { className: kind === 'good' ? 'fill-own stroke-own' : 'fill-none stroke-ink-3' }
}

/** The hatching pattern that dial and tables use. */
export function Patterns({ id }: { id: string }) {
  return (
    <svg className="absolute w-0 h-0" aria-hidden="true" focusable="false">
      <pattern id={`hatch${id}`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="1.5" height="6" className="fill-own" />
      </pattern>
    </svg>
  )
}

export const words: Record<Kind, string> = { good: 'Good', neutral: 'Neutral', bad: 'Bad' }

interface KindProps {
  kind: Kind
  patterns: string
}

/** The fill of a kind, before its word. */
export function Sign({ kind, patterns }: KindProps) {
  return (
    <svg className="inline-block mr-1.5 align-[-.08em]" width="14" height="14" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="12" height="12" {...fillOf(kind, patterns)} />
    </svg>
  )
}

/** A kind as text with its fill. */
export function KindLabel(props: KindProps) {
  return (
    <span className="whitespace-nowrap">
      <Sign {...props} />
      {words[props.kind]}
    </span>
  )
}

/** How tradition judges a period, and what its name means. */
export const judgment = ({ kind, meaning }: Period) => `${words[kind]}: means “${meaning}”`
