// Reaches the browser, when a visitor uses the node graph.

/** The line between two nodes with the number of records, and a dot for each that can move along it. */
export function Edge({ records }: { records: number }) {
  const line = records > 0 ? 'bg-own' : 'bg-rule'
  return (
    <div data-edge="" className="relative flex-none h-12 lg:h-auto lg:w-11 text-note text-ink-2">
      <span
        className={`absolute top-0 bottom-0 left-6 w-0.5 lg:left-0 lg:right-0 lg:top-7 lg:bottom-auto lg:w-auto lg:h-0.5 ${line}`}
      />
      <svg
        viewBox="0 0 10 10"
        width="10"
        height="10"
        className={`absolute left-5.25 bottom-0 rotate-90 lg:rotate-0 lg:left-auto lg:right-0 lg:bottom-auto lg:top-6.25 ${records > 0 ? 'fill-own' : 'fill-ink-3'}`}
        aria-hidden="true"
        focusable="false"
      >
        <path d="M1 0L10 5L1 10Z" />
      </svg>
      <p className="absolute left-10 top-3 lg:left-0 lg:right-2 lg:top-1 lg:text-center">
        {records}
        <span className="lg:visually-hidden"> {records === 1 ? 'goes' : 'go'} on</span>
      </p>
      {Array.from({ length: records }, (_, record) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the records of an edge look alike
          key={record}
          data-record=""
          className="absolute w-3 h-3 rounded-full bg-own opacity-0 left-4.75 top-0 lg:left-0 lg:top-5.75"
        />
      ))}
    </div>
  )
}
