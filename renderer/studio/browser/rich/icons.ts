// Reaches the browser, when a writer edits a text in the dev server.

/** The lines of each icon in a square of 24. */
const paths = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h8M6 19h8M14.5 5l-5 14',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  list: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  numbers: 'M10 6h11M10 12h11M10 18h11M4 4.5l1.5-1V9M3.5 14.5c0-2 3-2 3 0 0 1.5-3 2-3 4h3',
  quote: 'M5 5v14M10 8h10M10 12h10M10 16h6',
  table: 'M3 5h18v14H3zM3 10h18M3 14.5h18M10 5v14',
  picture: 'M3 5h18v14H3zM3 16l5-5 5 5 3-3 5 5M15.5 9.5h.01',
}

export type IconName = keyof typeof paths

const namespace = 'http://www.w3.org/2000/svg'

/** Makes an icon, which has no name: that of its button says what it is. */
export function icon(name: IconName): SVGElement {
  const svg = document.createElementNS(namespace, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(namespace, 'path')
  path.setAttribute('d', paths[name])
  svg.append(path)
  return svg
}
