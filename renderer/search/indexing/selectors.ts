import type { Element } from 'domhandler'

/** Whether an element matches one of the selectors. */
export type ElementTest = (element: Element) => boolean

/** A type selector or none, then classes and attributes. */
const compound = /^([a-z][a-z0-9-]*)?((?:\.[\w-]+|\[[\w-]+(?:="[^"]*")?\])*)$/i

/**
 * Gives the test for compound CSS selectors such as `form`, `.frame`, `svg.icon` or `[aria-hidden="true"]`. Throws where
 * one is another kind of selector.
 */
export function selectorTest(selectors: readonly string[]): ElementTest {
  const tests = selectors.map(selectorTestOf)
  return element => tests.some(test => test(element))
}

function selectorTestOf(selector: string): ElementTest {
  const [, name, conditions = ''] = compound.exec(selector) ?? []
  if (!selector || (name === undefined && !conditions))
    throw new Error(
      `The search can't exclude "${selector}". Write a tag, classes and attributes, as in div.note[hidden].`,
    )
  const classes = [...conditions.replace(/\[[^\][]*\]/g, '').matchAll(/\.([\w-]+)/g)].map(([, each = '']) => each)
  const attributes = [...conditions.matchAll(/\[([\w-]+)(?:="([^"]*)")?\]/g)]
  return element => {
    if (name !== undefined && element.name !== name.toLowerCase()) return false
    const own = classes.length > 0 ? (element.attribs.class ?? '').split(/\s+/) : []
    return (
      classes.every(each => own.includes(each)) &&
      attributes.every(([, key = '', value]) =>
        value === undefined ? key in element.attribs : element.attribs[key] === value,
      )
    )
  }
}
