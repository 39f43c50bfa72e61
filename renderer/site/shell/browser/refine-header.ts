// Reaches the browser, when any page is opened.

/** How long a pointer rests on a menu before its panel opens, and is away before it closes: crossing the bar does nothing. */
const hoverDelaysMs = { open: 120, close: 200 }

/** Scroll position from which the header of the home page has a background (specification). */
const scrolledFromPx = 50

/**
 * Makes the header's native disclosures open on hover and close on Escape, blur and selection; gives the header of the
 * home page its background once it is scrolled.
 */
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
  if (header.classList.contains('ground')) {
    const update = () => header.toggleAttribute('data-scrolled', scrollY > scrolledFromPx)
    addEventListener('scroll', update, { passive: true })
    update()
  }
}

/** Closes a menu; if it contains the focus, that moves to its summary. */
function close(menu: HTMLDetailsElement): void {
  if (menu.open && menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
  menu.open = false
}

function openOnHover(menu: HTMLDetailsElement): void {
  let timer = 0
  let isArriving = false
  let isByHover = false
  const schedule = (delayMs: number, run: () => void) => {
    clearTimeout(timer)
    timer = window.setTimeout(run, delayMs)
  }
  const onMouse = (type: 'pointerenter' | 'pointermove' | 'pointerleave', run: () => void) =>
    menu.addEventListener(type, ({ pointerType }) => pointerType === 'mouse' && run())
  const openOnceItRests = () =>
    schedule(hoverDelaysMs.open, () => {
      isArriving = false
      isByHover = !menu.open
      menu.open = true
    })
  onMouse('pointerenter', () => {
    isArriving = true
    openOnceItRests()
  })
  onMouse('pointermove', () => isArriving && openOnceItRests())
  onMouse('pointerleave', () => schedule(hoverDelaysMs.close, () => close(menu)))
  menu.querySelector('summary')?.addEventListener('click', event => {
    clearTimeout(timer)
    isArriving = false
    // The hover has opened the panel already: the first click must not close it, however late it comes.
    if (menu.open && isByHover && event.detail > 0) event.preventDefault()
    isByHover = false
  })
}

/** Makes the rest of the page inert while the phone's menu is open, and closes the menu when the window gets wide. */
function coverPage(menu: HTMLDetailsElement, header: HTMLElement): void {
  const root = document.documentElement
  // Before it opens, because the open menu hides the scroll bar: styles reserve its width.
  menu.addEventListener('click', () => {
    if (!menu.open) root.style.setProperty('--scroll-bar', `${innerWidth - root.clientWidth}px`)
  })
  // After the frame that shows the menu, because `inert` restyles the whole page, which is slow on phones.
  menu.addEventListener('toggle', () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const part of document.body.children) if (part !== header) part.toggleAttribute('inert', menu.open)
      }),
    ),
  )
  // Search has a button below the header; that of the menu presses it, once the menu has made room.
  menu.querySelector('nav button')?.addEventListener('click', () => {
    close(menu)
    document.querySelector<HTMLElement>('[data-search]')?.click()
  })
  matchMedia('(min-width: 64em)').addEventListener('change', () => close(menu))
}
