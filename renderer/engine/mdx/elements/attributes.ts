import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { plainExpression } from '../values/expression'
import { type AttributeKind, type ElementDescription, everyAttribute } from './known/element'

/** An element as written, with tags. */
export type TagElement = MdxJsxFlowElement | MdxJsxTextElement

/** The kind of an attribute of an element; names count without their case. Undefined where it has no such attribute. */
export function kindOfAttribute({ attributes }: ElementDescription, name: string): AttributeKind | undefined {
  const all = { ...everyAttribute, ...attributes }
  const key = name.toLowerCase()
  return Object.hasOwn(all, key) ? all[key] : undefined
}

/** The value of an attribute: a string, or true for a name alone. Undefined where braces hold anything else. */
export function attributeText({ value }: MdxJsxAttribute): string | true | undefined {
  if (value === null || value === undefined) return true
  if (typeof value === 'string') return value
  const expression = plainExpression(value.data?.estree)
  if (expression?.type !== 'Literal') return
  return expression.value === true ? true : typeof expression.value === 'object' ? undefined : `${expression.value}`
}

/** The values of an element's attributes, by their names in lower case. */
export function valuesOf({ attributes }: TagElement): Record<string, string | true> {
  return Object.fromEntries(
    attributes.flatMap(attribute => {
      const value = attribute.type === 'mdxJsxAttribute' ? attributeText(attribute) : undefined
      return attribute.type === 'mdxJsxAttribute' && value !== undefined ? [[attribute.name.toLowerCase(), value]] : []
    }),
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
