// Reaches the browser, when the search is opened.

type Child = Node | string | undefined | false

/** A new element with properties and children; text is never parsed as HTML. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const created = Object.assign(document.createElement(name), properties)
  created.append(...children.filter(child => child !== undefined && child !== false))
  return created
}
