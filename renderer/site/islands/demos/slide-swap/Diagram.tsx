// Reaches the browser, when a visitor uses the SlideSwap figure.

/** Stock that falls to the reorder level and is refilled on arrival, numbered like the labels beside it. */
export function Diagram() {
  return (
    <svg viewBox="0 0 150 200" className="block w-full max-w-50" aria-hidden="true">
      <rect x="0" y="158" width="150" height="38" className="fill-own" fillOpacity="0.2" />
      <path d="M6 4V196H148" fill="none" className="stroke-rule-ctl" strokeWidth="2" />
      <path d="M6 106H148" className="stroke-ink-2" strokeWidth="2" strokeDasharray="6 5" />
      <path d="M6 18L82 158V18L146 136" fill="none" className="stroke-own" strokeWidth="4" />
      <path d="M54 168V176H82V168" fill="none" className="stroke-ink-2" strokeWidth="2" />
      <g className="fill-ink font-650" fontSize="23">
        <text x="30" y="34">
          1
        </text>
        <text x="134" y="98">
          2
        </text>
        <text x="90" y="186">
          3
        </text>
      </g>
    </svg>
  )
}
