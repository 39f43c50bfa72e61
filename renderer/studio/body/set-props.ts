import { isDeepStrictEqual } from 'node:util'
import type { Edit } from '@proofsheet/engine/base/files/edits'
import { propValue, readUsage } from '@proofsheet/engine/content/schema/check/usage'
import { attributeValue } from '@proofsheet/engine/content/schema/describe-components'
import { Refusal } from '../files/edits'
import type { Block } from './blocks'

/** The props of a component as they are written; those that name fields have no value. */
export function propsOf({ element }: Block): Record<string, unknown> {
  if (!element?.name) return {}
  return Object.fromEntries(
    readUsage(element, element.name).props.map(
      prop => [prop.name, propValue(prop, { frontmatter: undefined })] as const,
    ),
  )
}

/** The edits that set props of a component; a prop whose value is null or undefined is removed. */
export function setProps(source: string, { element }: Block, props: Record<string, unknown>): Edit[] {
  if (!element?.name) throw new Refusal('There is no component at this place any more.')
  const usage = readUsage(element, element.name)
  const known = new Map(usage.props.map(prop => [prop.name, prop]))
  const tagEnd = Math.max(usage.tag.end, ...usage.props.map(({ whole }) => whole.end))
  const added: string[] = []
  const edits = Object.entries(props).flatMap(([name, value]): Edit[] => {
    if (!/^[A-Za-z][\w-]*$/.test(name)) throw new Refusal(`${JSON.stringify(name)} is no name of a prop.`)
    const prop = known.get(name)
    if (value === undefined || value === null) {
      if (!prop) return []
      return [{ start: source.slice(0, prop.whole.start).trimEnd().length, end: prop.whole.end, text: '' }]
    }
    const text = value === true ? name : `${name}=${writeValue(value)}`
    if (!prop) added.push(` ${text}`)
    if (!prop || isDeepStrictEqual(propValue(prop, { frontmatter: undefined }), value)) return []
    return [{ start: prop.whole.start, end: prop.whole.end, text }]
  })
  return added.length > 0 ? [...edits, { start: tagEnd, end: tagEnd, text: added.join('') }] : edits
}

/** A value as an attribute; a string that would be read as something else is an expression. */
function writeValue(value: unknown): string {
  return typeof value === 'string' && /[&\r\n\t]/.test(value) ? `{${JSON.stringify(value)}}` : attributeValue(value)
}
