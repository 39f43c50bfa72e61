import type { Nodes } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx'
import { plainExpression } from '../values/expression'
import { type AttributeKind, everyAttribute, type TagElement } from './known/element'
import { elements } from './known/elements'

/** The kind of an attribute of an element; names count without their case. Undefined where it has no such attribute. */
export function kindOfAttribute(element: string, name: string): AttributeKind | undefined {
  const all = { ...everyAttribute, ...elements.get(element)?.attributes }
  const key = name.toLowerCase()
  return elements.has(element) && Object.hasOwn(all, key) ? all[key] : undefined
}

/** The value of an attribute: a string, or true for a name alone. Undefined where braces hold anything else. */
export function attributeText({ value }: MdxJsxAttribute): string | true | undefined {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  const expression = plainExpression(value.data?.estree)
  if (expression?.type !== 'Literal') return
  return expression.value === true ? true : typeof expression.value === 'object' ? undefined : `${expression.value}`
}

/** The values of an element's attributes that fit it, by their names in lower case. */
export function valuesOf({ name, attributes }: TagElement): Record<string, string | true> {
  return Object.fromEntries(
    attributes.flatMap(attribute => {
      if (attribute.type !== 'mdxJsxAttribute') return []
      const [kind, value] = [kindOfAttribute(name ?? '', attribute.name), attributeText(attribute)]
      return kind && value !== undefined && fits(value, kind) ? [[attribute.name.toLowerCase(), value]] : []
    }),
  )
}

/** The attributes with a URL of a node that was written as an element. */
export function urlAttributes({ data }: Exclude<Nodes, { type: 'root' }>): (MdxJsxAttribute & { value: string })[] {
  return (data?.attributes ?? []).filter(
    (attribute): attribute is MdxJsxAttribute & { value: string } =>
      attribute.type === 'mdxJsxAttribute' &&
      typeof attribute.value === 'string' &&
      /^(link|picture|recording|frame)$/.test(`${kindOfAttribute(data?.tag ?? '', attribute.name)}`),
  )
}

/** Whether a value fits the kind of its attribute. URLs and files are checked with those of Markdown. */
export function fits(value: string | true | undefined, kind: AttributeKind): boolean {
  if (value === undefined) return false
  if (kind === 'flag') return value === true || value === '' || value === 'true'
  if (value === true) return false
  if (kind === 'number') return /^\d{1,6}$/.test(value)
  if (kind === 'time') return /\d/.test(value)
  return typeof kind === 'string' || kind.includes(value)
}
