/** A rating as stars; screen readers get it as a number out of five. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      viewBox="0 0 100 20"
      width="65"
      height="13"
      className="mb-1 fill-ink-2"
      role="img"
      aria-label={`${rating} of 5 stars`}
    >
      {[0, 20, 40, 60, 80].slice(0, rating).map(left => (
        <path
          key={left}
          transform={`translate(${left})`}
          d="m10 2 2.4 5.2 5.6.7-4.1 3.9 1 5.6-4.9-2.7-4.9 2.7 1-5.6L2 7.9l5.6-.7z"
        />
      ))}
    </svg>
  )
}
