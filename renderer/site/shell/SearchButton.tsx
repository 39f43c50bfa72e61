/**
 * The button that opens the search, for browsers with scripts. Narrow windows have one in their menu, which presses this
 * one. The links that `data-search` selects, those of the header's menu, are shown for a search without results, those
 * of the site map that are marked before a query.
 */
export function SearchButton() {
  return (
    <button
      type="button"
      data-search=""
      aria-keyshortcuts="Control+K Meta+K"
      className="with-script hidden lg:inline-flex items-center min-h-11 px-2 border-0 bg-transparent text-ink hover:text-pine hover:underline"
    >
      <span>Search</span>
      {/* Not a `kbd`, for which the page would fetch the font of code. */}
      <span
        aria-hidden="true"
        className="hidden margin:inline ml-2 px-1.5 text-note border border-solid border-rule-ctl rounded-ctl"
      >
        Ctrl K
      </span>
    </button>
  )
}
