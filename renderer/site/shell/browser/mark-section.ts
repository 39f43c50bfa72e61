// Reaches the browser, when a page with a list of contents is opened.

/** The part of the window, from its top, in which a section has to begin before the one above it has been read. */
const readPart = 0.35

/**
 * Marks in the list of contents the section that is being read: the first one that begins in the upper part of the window,
 * else the last one that began above it. Sections that are shown in short have other places.
 */
export function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.sections a[href^="#"]')]
  const sections = links.flatMap(link => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? [])
  let isWaiting = false
  const mark = () => {
    isWaiting = false
    const tops = sections.map(section => section.getBoundingClientRect().top)
    const isBegun = (top: number) => top < innerHeight * readPart
    const shown = tops.findIndex(top => top >= 0 && isBegun(top))
    const read = shown < 0 ? tops.findLastIndex(isBegun) : shown
    for (const [index, link] of links.entries())
      if (index === read) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
  }
  const wait = () => {
    if (!isWaiting) requestAnimationFrame(mark)
    isWaiting = true
  }
  addEventListener('scroll', wait, { passive: true })
  addEventListener('change', wait)
  mark()
}
