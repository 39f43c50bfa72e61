// Reaches the browser, when a visitor uses the SlideSwap figure.

/** Stock that falls to the reorder level and is refilled on arrival; a line leads to each of the three labels beside it. */
export function Diagram() {
  return (
    <svg viewBox="0 0 170 180" className="block w-full" aria-hidden="true">
      <rect x="4" y="136" width="146" height="26" className="fill-own" fillOpacity="0.25" />
      <path d="M4 4V162H150" fill="none" className="stroke-ink-3" strokeWidth="2" />
      <path d="M4 90H170" className="stroke-ink" strokeWidth="2" strokeDasharray="7 5" />
      <path d="M4 12L74 136V12L142 136V12" fill="none" className="stroke-own" strokeWidth="4" />
      <path d="M117 164V171H142V164M130 171H170M153 12H170" fill="none" className="stroke-ink" strokeWidth="2" />
    </svg>
  )
}
