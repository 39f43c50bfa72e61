// Reaches the browser, when a page with a list of contents is opened.

/** The part of the window, from its top, in which a section has to begin to be the one that is being read. */
const readPart = 0.35

/** Marks in the list of contents the section that is being read: the last one that has begun. */
export function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.sections a[href^="#"]')]
  const sections = links.flatMap(link => document.getElementById(decodeURIComponent(link.hash.slice(1))) ?? [])
  let isWaiting = false
  const mark = () => {
    isWaiting = false
    const begun = sections.findLastIndex(section => section.getBoundingClientRect().top < innerHeight * readPart)
    for (const [index, link] of links.entries())
      if (index === begun) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
  }
  const wait = () => {
    if (!isWaiting) requestAnimationFrame(mark)
    isWaiting = true
  }
  addEventListener('scroll', wait, { passive: true })
  mark()
}
