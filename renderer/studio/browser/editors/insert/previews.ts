// Reaches the browser, when a writer turns edit mode on in the dev server.
import { guidePages } from '../../../guide/guide-pages'

/** The page of the guide that shows every component. */
const [, , components] = guidePages

let guide: Promise<Document> | undefined

/** Loads it once, as a document that runs nothing. */
function loadGuide(): Promise<Document> {
  guide ??= new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.open('GET', components.url)
    request.addEventListener('load', () => (request.response ? resolve(request.response) : reject(new Error())))
    request.addEventListener('error', reject)
    request.send()
  })
  guide.catch(() => {
    guide = undefined
  })
  return guide
}

const look = `:host { display: block; } .example { zoom: 0.45; padding: 1rem; pointer-events: none; }`

/** The page's own styles, and the size of previews. */
function readStyles(): CSSStyleSheet[] {
  return [...document.styleSheets, ...document.adoptedStyleSheets].map(copySheet).concat(sheetOf(look))
}

function copySheet(sheet: CSSStyleSheet): CSSStyleSheet {
  try {
    return sheetOf([...sheet.cssRules].map(({ cssText }) => cssText).join('\n'))
  } catch {
    // One of another origin.
    return sheetOf('')
  }
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/** Shows each component of a list as the guide renders its example, once it comes into sight. Without a guide nothing is shown. */
export function showPreviews(list: HTMLElement): void {
  let styles: CSSStyleSheet[] | undefined
  const show = async (place: HTMLElement) => {
    const page = await loadGuide()
    const example = page.getElementById(place.dataset.component ?? '')?.querySelector('.example')
    if (!example || place.shadowRoot) return
    styles ??= readStyles()
    const shadow = place.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = styles
    shadow.append(document.importNode(example, true))
  }
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      show(target as HTMLElement).catch(() => {})
    }
  })
  for (const place of list.querySelectorAll('.preview')) observer.observe(place)
}
