// Reaches the browser, when the search is opened.

type Child = Node | string | undefined | false

/** A new element with its properties and what stands in it; no text is ever read as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children.filter(child => child !== undefined && child !== false))
  return made
}
