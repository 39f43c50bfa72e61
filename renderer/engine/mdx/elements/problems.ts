import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx'
import type { Finding } from '../../base/diagnostics/issue'
import { nearest, suggestionHint } from '../../base/diagnostics/nearest'
import type { Span } from '../../base/diagnostics/position'
import { attributeText, fits, kindOfAttribute } from './attributes'
import type { AttributeKind, ElementDescription, TagElement } from './known/element'

/** The problem of an HTML element; its code is `body-html` where none is given. */
export type Problem = Omit<Finding, 'code'> & Partial<Pick<Finding, 'code'>>

/** A node that was written as an element: the name and the attributes of its tag, and its offsets. */
export interface WrittenElement extends Span {
  tag: string
  attributes: TagElement['attributes']
}

/** The problems of the attributes of an element. */
export function attributeProblems(element: WrittenElement, description: ElementDescription, body: string): Problem[] {
  const { tag, attributes, start } = element
  const given = attributes.map(attribute => ('name' in attribute ? attribute.name.toLowerCase() : ''))
  const missing = (description.required ?? []).filter(key => !given.includes(key))
  return [
    ...missing.map(key => ({
      start,
      end: start + 1 + tag.length,
      message: `<${tag}> needs "${key}".`,
      hint: `For example: ${description.example.replace(/\n+/g, ' ')}`,
    })),
    ...attributes.flatMap(attribute => attributeProblem(attribute, element, description, body) ?? []),
  ]
}

/** The problem of an element whose content is not allowed. */
export function contentProblem({ tag: name, start }: WrittenElement, description: ElementDescription): Problem {
  const { content, example } = description
  const tag = `<${name}>`
  const span = { start, end: start + tag.length - 1 }
  if (name === 'pre')
    return { ...span, message: '<pre> can only be on lines of its own.', hint: 'Write ``` above and below the code.' }
  if (content === 'nothing') return { ...span, message: `${tag} holds nothing.`, hint: `Write it as ${example}.` }
  if (content === 'line')
    return {
      ...span,
      message: `${tag} holds text of one paragraph only.`,
      hint: 'Close it at the end of the paragraph.',
    }
  const parts = typeof content === 'object' ? content.map(part => `<${part}>`).join(', ') : 'text'
  return {
    ...span,
    message: `Between ${tag} and </${name}> there is something else than ${parts}.`,
    hint: `For example: ${example.replace(/\n+/g, ' ')}`,
  }
}

function attributeProblem(
  attribute: MdxJsxAttribute | MdxJsxExpressionAttribute,
  element: WrittenElement,
  description: ElementDescription,
  body: string,
): Problem | undefined {
  const start = attribute.position?.start.offset ?? element.start
  const span = { start, end: attribute.position?.end.offset ?? start }
  const tag = `<${element.tag}>`
  if (attribute.type !== 'mdxJsxAttribute')
    return { ...span, message: `${tag} takes no values in braces.`, hint: 'Write its attributes one by one.' }
  const { name } = attribute
  const kind = kindOfAttribute(element.tag, name)
  if (!kind) {
    // With the white space before it, which sets it apart from what precedes.
    const fix = { start: body.slice(0, start).trimEnd().length, end: span.end, text: '' }
    return { ...span, ...explainUnknown(name, tag, description), fix }
  }
  const value = attributeText(attribute)
  if (fits(value, kind)) return
  return { ...span, message: `The value of "${name}" does not fit ${tag}.`, hint: `Write ${formOf(name, kind)}.` }
}

/** Attributes that set the look of an element, and those of which the site decides. */
const look = /^(class|classname|style|align|width|height|bgcolor|color|border|cellpadding|cellspacing|valign)$/
const decided =
  /^(target|rel|loading|decoding|fetchpriority|srcset|sizes|media|autoplay|preload|allow|allowfullscreen|frameborder|referrerpolicy|sandbox|scrolling|crossorigin|playsinline|role|markdown|(aria|data)-[a-z-]+)$/

/** The reason why an element can't have an attribute, and the remedy; only a warning where the page loses nothing. */
function explainUnknown(name: string, tag: string, { attributes }: ElementDescription) {
  const known = Object.keys(attributes)
  const key = name.toLowerCase()
  const unused = { code: 'body-attribute', hint: 'Remove it.' } as const
  if (look.test(key)) return { ...unused, message: `"${name}" sets the look of ${tag}, which the site's design does.` }
  if (decided.test(key)) return { ...unused, message: `"${name}" is decided by the site.` }
  if (/^on[a-z]/.test(key))
    return { message: `"${name}" would run a program.`, hint: 'Remove it: texts have no scripts.' }
  if (/^(id|name)$/.test(key))
    return { ...unused, message: `"${name}" is not used for ${tag}: each heading gets an id from its words.` }
  const suggestion = nearest(key, known)
  const hint = known.length > 0 ? suggestionHint(suggestion, known, 'It takes') : 'Remove it.'
  return { message: `${tag} has no "${name}".`, hint }
}

function formOf(name: string, kind: AttributeKind): string {
  if (typeof kind === 'object') return `one of ${kind.map(value => `"${value}"`).join(', ')}`
  const forms = {
    number: `a whole number, such as ${name}="2"`,
    flag: `${name} alone, without a value`,
    time: `a day, such as ${name}="2026-12-01"`,
  } as const
  return forms[kind as keyof typeof forms] ?? `it between quotation marks: ${name}="…"`
}
