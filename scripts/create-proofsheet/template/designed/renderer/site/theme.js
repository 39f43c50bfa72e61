// Reaches the browser, before a page is shown: applies the colors that the visitor has chosen, and lets the button with
// data-theme-button change them. Without script, the system's setting counts.
{
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const isDark = () => (root.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark'
  try {
    const chosen = localStorage.getItem('theme')
    if (chosen === 'dark' || chosen === 'light') root.dataset.theme = chosen
  } catch {
    // A browser that stores nothing follows the system.
  }
  addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('[data-theme-button]')
    if (!button) return
    const show = () => button.setAttribute('aria-pressed', String(isDark()))
    button.addEventListener('click', () => {
      root.dataset.theme = isDark() ? 'light' : 'dark'
      try {
        localStorage.setItem('theme', root.dataset.theme)
      } catch {
        // The choice holds for this page.
      }
      show()
    })
    system.addEventListener('change', show)
    button.hidden = false
    show()
  })
}
