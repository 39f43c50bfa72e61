// Reaches the browser, on articles.

/** Lets each "Copy link" put its address on the clipboard and say so; where that is refused, the address is shown. */
export function copyLinks(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    const says = button.nextElementSibling
    button.addEventListener('click', async () => {
      const address = button.dataset.copy ?? ''
      let said = 'Copied'
      try {
        await navigator.clipboard.writeText(address)
      } catch {
        said = 'Copy this address:'
        select(button, address)
      }
      if (says) says.textContent = said
    })
  }
}

/** Shows the address in a field behind the button, selected. */
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
