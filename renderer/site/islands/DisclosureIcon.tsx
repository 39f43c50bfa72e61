// Reaches the browser, when a visitor uses an island with disclosures.

/** The plus sign of a closed disclosure, which is a minus sign where it is open. */
export function DisclosureIcon() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
      className="flex-none"
    >
      <path d="M2 8h12" />
      <path className="faq-plus" d="M8 2v12" />
    </svg>
  )
}
