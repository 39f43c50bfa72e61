// Reaches the browser, when a page with tabs is opened.

/**
 * Makes tabs of each group of panels, by the pattern of the ARIA Authoring Practices: arrow keys, Home and End select,
 * and one tab is in the order of focus. A panel with the element that the URL names is selected.
 */
export function setUpTabs(): void {
  for (const [index, group] of document.querySelectorAll<HTMLElement>('.tabs').entries()) setUp(group, `tabs-${index}`)
}

function setUp(group: HTMLElement, prefix: string): void {
  const panels = [...group.children].filter(child => child instanceof HTMLElement)
  const list = document.createElement('div')
  list.role = 'tablist'
  list.className = 'no-print flex flex-wrap gap-x-4 sm:gap-x-5 border-0 border-b border-solid border-rule'
  list.ariaLabel = group.getAttribute('aria-label')
  const tabs = panels.map((panel, index) => {
    const tab = document.createElement('button')
    tab.type = 'button'
    tab.role = 'tab'
    tab.className =
      'inline-flex items-center min-h-11 p-0 bg-transparent border-0 border-b-2 border-solid hover:text-pine'
    tab.id = `${prefix}-${index}`
    tab.textContent = panel.getAttribute('aria-label')
    panel.id ||= `${tab.id}-panel`
    tab.setAttribute('aria-controls', panel.id)
    tab.addEventListener('click', () => select(index))
    panel.role = 'tabpanel'
    panel.removeAttribute('aria-label')
    panel.setAttribute('aria-labelledby', tab.id)
    panel.tabIndex = 0
    // The title of the panel, which the tab repeats; print styles show it.
    panel.firstElementChild?.toggleAttribute('hidden', true)
    panel.classList.remove('mt-4')
    return tab
  })
  const select = (index: number) => {
    for (const [each, tab] of tabs.entries()) {
      tab.ariaSelected = String(each === index)
      tab.tabIndex = each === index ? 0 : -1
      for (const name of ['text-pine', 'border-pine', 'font-650']) tab.classList.toggle(name, each === index)
      tab.classList.toggle('border-transparent', each !== index)
      panels[each]?.toggleAttribute('hidden', each !== index)
    }
  }
  list.addEventListener('keydown', event => {
    const at = tabs.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const index = (to + tabs.length) % tabs.length
    select(index)
    tabs[index]?.focus()
  })
  const selectNamed = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const index = panels.findIndex(panel => target && panel.contains(target))
    if (index >= 0) select(index)
    return index >= 0 && target
  }
  list.append(...tabs)
  group.prepend(list)
  if (!selectNamed()) select(0)
  addEventListener('hashchange', () => {
    const target = selectNamed()
    if (target) target.scrollIntoView()
  })
}
