// Reaches the browser, when a page has an example that can be heard.

/** How long the browser is given to list its voices, in milliseconds. */
export const voicesTimeoutMs = 1500

/** Marks the page as silent where the browser has no voice, so that its play buttons say so before they are used. */
export function markSilence(): void {
  const mark = () =>
    document.documentElement.toggleAttribute('data-silent', !window.speechSynthesis?.getVoices().length)
  setTimeout(mark, voicesTimeoutMs)
  window.speechSynthesis?.addEventListener('voiceschanged', mark)
}
