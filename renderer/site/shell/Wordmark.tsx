import { site as settings } from '../../../content/site'

/** The brand name with its underline, as the logo; the class gives its size. */
export function Wordmark({ className }: { className: string }) {
  return (
    <span className={`relative inline-block font-display font-600 leading-none ${className}`}>
      {settings.brand}
      <svg
        className="absolute left-0 bottom-0 w-full h-1.5 of-visible"
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d="M.6 3.5C14 1 24 5.2 40 3.6S70 1.6 84 3.2s12 .6 16-.4"
          fill="none"
          className="stroke-mark"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </span>
  )
}
