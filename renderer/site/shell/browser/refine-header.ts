// Reaches the browser, on every page.

/** How long a pointer rests before a panel opens or closes, so that passing over the bar does nothing. */
const intent = { open: 80, close: 200 }

/** From where the bar has its ground on the home page, in pixels; from the specification. */
const scrolledFrom = 50

/** Refines the header's native disclosures: hover, Escape, leaving, choice; and the bar's ground once scrolled. */
export function refineHeader(): void {
  const header = document.getElementById('header')
  if (!header) return
  const menus = [...header.querySelectorAll('details')]
  for (const menu of menus) {
    if (menu.querySelector('.panel')) openOnHover(menu)
    else coverPage(menu, header)
    menu.addEventListener('click', ({ target }) => target instanceof Element && target.closest('a') && close(menu))
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close(menu)
    })
  }
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of menus) if (target instanceof Node && !menu.contains(target)) close(menu)
  })
  // On the document: a panel opened by hover has no focus, and must close on Escape too (WCAG 1.4.13).
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && menus.forEach(close))
  if (header.classList.contains('header-home')) {
    const update = () => header.toggleAttribute('data-scrolled', scrollY > scrolledFrom)
    addEventListener('scroll', update, { passive: true })
    update()
  }
}

/** Closes a menu; where the focus was inside, it goes back to what opened the menu. */
function close(menu: HTMLDetailsElement): void {
  if (menu.open && menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
  menu.open = false
}

function openOnHover(menu: HTMLDetailsElement): void {
  let timer = 0
  let openedByHover = 0
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer)
    timer = window.setTimeout(act, delay)
  }
  menu.addEventListener('pointerenter', event => {
    if (event.pointerType !== 'mouse') return
    openedByHover = event.timeStamp
    after(intent.open, () => {
      menu.open = true
    })
  })
  menu.addEventListener(
    'pointerleave',
    event => event.pointerType === 'mouse' && after(intent.close, () => close(menu)),
  )
  menu.querySelector('summary')?.addEventListener('click', event => {
    clearTimeout(timer)
    // A click that follows the hover at once means "open", which has happened: it must not close again.
    if (menu.open && event.detail > 0 && event.timeStamp - openedByHover < 500) event.preventDefault()
  })
}

/** While the phone's menu is open nothing behind it can be reached; it closes when the window grows wide. */
function coverPage(menu: HTMLDetailsElement, header: HTMLElement): void {
  const root = document.documentElement
  // Before it opens: the page keeps the width that its scroll bar took.
  menu.addEventListener('click', () => {
    if (!menu.open) root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`)
  })
  // After the frame that shows the menu: to make the page behind it inert is work for a slow phone, and can wait.
  menu.addEventListener('toggle', () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const part of document.body.children) if (part !== header) part.toggleAttribute('inert', menu.open)
      }),
    ),
  )
  matchMedia('(min-width: 64em)').addEventListener('change', () => close(menu))
}
