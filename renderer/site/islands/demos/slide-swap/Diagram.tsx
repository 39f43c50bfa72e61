// Reaches the browser, when a visitor uses the SlideSwap figure.

/** Stock that falls to the reorder level and is refilled on arrival, numbered like the labels beside it. */
export function Diagram() {
  return (
    <svg viewBox="0 0 220 120" className="block w-full max-w-66" aria-hidden="true">
      <rect x="0" y="92" width="220" height="24" className="fill-own" fillOpacity="0.16" />
      <path d="M8 4V116H216" fill="none" className="stroke-rule-ctl" strokeWidth="1.5" />
      <path d="M8 62H216" className="stroke-ink-2" strokeWidth="1.5" strokeDasharray="4 4" />
      <path d="M8 16L118 92V16L216 84" fill="none" className="stroke-own" strokeWidth="2.5" />
      <path d="M75 98V104H118V98" fill="none" className="stroke-ink-2" strokeWidth="1.5" />
      <g className="fill-ink font-650" fontSize="15">
        <text x="36" y="27">
          1
        </text>
        <text x="202" y="57">
          2
        </text>
        <text x="124" y="109">
          3
        </text>
      </g>
    </svg>
  )
}
