// Reaches the browser, when a visitor uses the node graph.

interface LaneProps {
  /** The node that it begins at; 0 is the file. */
  place: number
  /** Whether its node is empty, so that it passes through. */
  isAfterNothing?: boolean
  /** Whether its invoice stops before a desk. */
  isStopped?: boolean
}

/** The way of one invoice to the next node, with a dot that can move along it. */
export function Lane({ place, isAfterNothing, isStopped }: LaneProps) {
  const head = <path d="M0 0L8 5L0 10Z" />
  const drawing = (
    <>
      {isStopped ? (
        <>
          <span className="absolute inset-0 right-1 border-0 border-t-2 border-solid border-rule-ctl" />
          <svg viewBox="0 0 8 10" className="absolute right-0 -top-1 w-2 h-2.5 fill-rule-ctl" aria-hidden="true">
            {head}
          </svg>
        </>
      ) : (
        <>
          <span className="absolute inset-0 right-1 bg-own" />
          <svg viewBox="0 0 8 10" className="absolute right-0 -top-1 w-2 h-2.5 fill-own" aria-hidden="true">
            {head}
          </svg>
        </>
      )}
      <span data-record="" className="absolute w-3 h-3 rounded-full bg-own opacity-0 left-0 -top-1.25" />
    </>
  )
  if (place === 0)
    return (
      <span
        data-edge={place}
        className="hidden @[52rem]:block relative z-1 flex-1 min-w-4 h-0.5 ml-3 -mr-6"
        aria-hidden="true"
      >
        {drawing}
      </span>
    )
  return isAfterNothing ? (
    <span
      data-edge={place}
      className="hidden @[52rem]:block relative z-1 flex-1 min-w-4 h-0.5 -mr-8.5"
      aria-hidden="true"
    >
      {drawing}
    </span>
  ) : (
    <span
      data-edge={place}
      className="hidden @[52rem]:block relative z-1 flex-1 min-w-4 h-0.5 ml-3 -mr-8.5"
      aria-hidden="true"
    >
      {drawing}
    </span>
  )
}
