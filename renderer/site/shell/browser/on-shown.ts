// Reaches the browser, when any page is opened.

/** Runs the function once the page is shown: at once, or when a prerendered page is activated. */
export function onShown(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true })
  else run()
}
