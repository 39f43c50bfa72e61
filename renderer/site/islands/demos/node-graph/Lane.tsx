// Reaches the browser, when a visitor uses the node graph.

/** The way of one invoice to the next node, with a dot that can move along it. */
export function Lane({ place, className }: { place: number; className: string }) {
  return (
    <span
      data-edge={place}
      className={`hidden @[52rem]:block relative z-1 flex-1 min-w-4 h-0.5 ml-3 ${className}`}
      aria-hidden="true"
    >
      <span className="absolute inset-0 right-1 bg-own" />
      <svg
        viewBox="0 0 8 10"
        width="8"
        height="10"
        className="absolute right-0 -top-1 fill-own"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M0 0L8 5L0 10Z" />
      </svg>
      <span data-record="" className="absolute w-3 h-3 rounded-full bg-own opacity-0 left-0 -top-1.25" />
    </span>
  )
}
