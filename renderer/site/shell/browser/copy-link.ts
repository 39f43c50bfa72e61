// Reaches the browser, when an article is opened.

/** Makes each "Copy link" button copy its URL to the clipboard; where that is not allowed, the URL is shown. */
export function copyLinks(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const status = button.nextElementSibling
    button.addEventListener('click', async () => {
      const address = button.dataset.copy ?? ''
      let message = 'Copied'
      try {
        await navigator.clipboard.writeText(address)
      } catch {
        message = 'Copy this address:'
        select(button, address)
      }
      if (status) status.textContent = message
    })
  }
}

/** Shows the URL in a field after the button, selected. */
function select(button: HTMLButtonElement, address: string): void {
  let field = button.parentElement?.querySelector('input')
  if (!field) {
    field = document.createElement('input')
    field.className = 'field'
    field.readOnly = true
    field.value = address
    field.ariaLabel = 'Address of this article'
    button.parentElement?.append(field)
  }
  field.select()
}
