// These functions run in a page, in every browser: each uses nothing outside of itself but what `share` puts there.

/** What the functions of a page share. */
interface Shared {
  visibleTexts: (element: Element) => string[]
}

/** What a page shows: its words, and what is wrong with its parts. */
export interface Shown {
  words: string[]
  faults: string[]
}

/** The texts that an element shows, one for each text node: `innerText` has other spaces and options in each browser. */
export function visibleTexts(element: Element): string[] {
  const texts: string[] = []
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    const isShown = parentElement?.checkVisibility({ visibilityProperty: true })
    if (isShown && !parentElement?.closest('option, script, style')) texts.push(textContent?.trim() ?? '')
  }
  return texts.filter(Boolean)
}

/**
 * Makes browsers alike: none can speak, since they differ in their voices, and in all of them it is noon of one day, since
 * a minute passes between two visits of a page that shows the time.
 */
export function alike(): void {
  Reflect.deleteProperty(window, 'speechSynthesis')
  const noon = new Date(2026, 2, 20, 12).getTime()
  window.Date = new Proxy(Date, {
    construct: (date, parts) => Reflect.construct(date, parts.length > 0 ? parts : [noon]),
    get: (date, name) => (name === 'now' ? () => noon : Reflect.get(date, name)),
  })
}

/** Scrolls through the page and waits until everything is loaded and still; then gives what it shows. */
export async function readPage(): Promise<Shown> {
  const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
  for (let y = 0; y < document.body.scrollHeight; y += 400) {
    scrollTo(0, y)
    await wait(50)
  }
  await document.fonts.ready
  const unloaded = () =>
    [...document.images].filter(each => each.checkVisibility() && !(each.complete && each.naturalWidth))
  const unseen = () =>
    [...document.querySelectorAll('[data-reveal]')].filter(each => getComputedStyle(each).opacity !== '1')
  const counting = () => [...document.querySelectorAll('[data-count] [aria-hidden]')]
  for (let tries = 0; tries < 50 && unloaded().length + unseen().length + counting().length > 0; tries++) {
    // What a quick scroll has passed by appears when it is in view.
    for (const each of [...unloaded(), ...unseen(), ...counting()]) each.scrollIntoView({ block: 'center' })
    await wait(100)
  }
  scrollTo(0, 0)
  // The metrics of a font that the machine may not have.
  const isLocal = (family: string) => /Fallback["']?$/.test(family)
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    words: (window as unknown as Shared).visibleTexts(document.body).flatMap(text => text.split(/\s+/)),
    faults: [
      ...unloaded().map(each => `does not show the picture ${each.currentSrc || each.src}`),
      ...unseen().map(each => `leaves a block hidden: ${(each.textContent ?? '').slice(0, 60)}`),
      ...counting().map(each => `has a figure that still counts: ${each.textContent}`),
      ...[...document.fonts]
        .filter(({ status, family }) => status === 'error' && !isLocal(family))
        .map(({ family }) => `can't load the font ${family}`),
      ...[...document.styleSheets]
        .filter(({ cssRules }) => cssRules.length === 0)
        .map(({ href }) => `has no rules of ${href}`),
      ...(scrollWidth > clientWidth ? [`overflows sideways: ${scrollWidth} px in ${clientWidth} px`] : []),
    ],
  }
}

/** The first control of an island that can be pressed, by the island's place on the page; a radio button or list by its label. */
export function firstControl(place: string): Element | null {
  const island = document.querySelectorAll('x-island')[Number(place)]
  const controls = [...(island?.querySelectorAll<HTMLInputElement>('summary, button, select, textarea, input') ?? [])]
  const shown = controls
    .filter(({ type, textContent }) => type !== 'submit' && !/^(Play|Listen|Stop)\b/.test(textContent ?? ''))
    .map(each => (/^(radio|checkbox|select-one)$/.test(each.type) ? (each.labels?.[0] ?? each) : each))
  // A header, or another label, can lie above it.
  const isOnTop = (each: HTMLElement) => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width, height } = each.getBoundingClientRect()
    return width > 2 && each.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  }
  return shown.find(each => each.checkVisibility({ visibilityProperty: true }) && isOnTop(each)) ?? null
}

/** What an island answers to each use of its controls, one text each, and whether it has started. */
export interface Answers {
  isAwake: boolean
  texts: string[]
  failure: string
}

/** Uses every control of an island, by its place on the page. */
export async function useIsland(place: string): Promise<Answers> {
  const island = document.querySelectorAll('x-island')[Number(place)]
  if (!island) throw new Error(`There is no island ${place}.`)
  const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
  const read = () => (window as unknown as Shared).visibleTexts(island).join(' ')
  const settle = async () => {
    let last = ''
    for (let tries = 0, same = 0; tries < 40 && same < 2; tries++) {
      same = read() === last ? same + 1 : 0
      last = read()
      await wait(40)
    }
    return last
  }
  for (let tries = 0; tries < 100 && !island.hasAttribute('awake'); tries++) await wait(50)
  const set = (field: HTMLInputElement, value: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
  }
  const use = (control: HTMLInputElement) => {
    if (control instanceof HTMLSelectElement)
      return set(control, control.options[(control.selectedIndex + 1) % control.length]?.value ?? '')
    if (/^(radio|checkbox|button|submit)$/.test(control.type) || control.localName === 'summary') return control.click()
    if (control.type === 'date') return set(control, '2026-03-20')
    if (/^(number|range)$/.test(control.type)) return set(control, control.max || '3')
    return set(control, control.type === 'email' ? 'someone@example.org' : 'I led 12 people from 3 to 9 sales.')
  }
  const texts = [await settle()]
  for (const control of island.querySelectorAll<HTMLInputElement>('input, button, select, textarea, summary')) {
    // A control can remove another, and what is sent leaves the page for the program that writes mail.
    if (!control.isConnected || control.disabled || control.type === 'submit') continue
    // What is read aloud depends on the voices of the machine.
    if (!control.checkVisibility({ visibilityProperty: true }) || /^(Play|Listen|Stop)\b/.test(control.innerText))
      continue
    use(control)
    texts.push(await settle())
  }
  return {
    isAwake: island.hasAttribute('awake'),
    texts,
    failure: island.querySelector('[role=alert]')?.textContent ?? '',
  }
}

/** The errors that the page has recorded since it was opened. */
export function takeErrors(): string[] {
  return (window as unknown as { recordedErrors?: string[] }).recordedErrors?.splice(0) ?? ['records no errors']
}

/** The names of the islands, in their order on the page. */
export function islandNames(): string[] {
  return [...document.querySelectorAll('x-island')].map(each => each.getAttribute('name') ?? '')
}
