// Reaches the browser, on every page.

/** Runs once the page is shown: at once, or when a page that was prepared in advance is opened. */
export function onShown(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
