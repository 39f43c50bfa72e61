import type { ErrorObject, SchemaObject } from 'ajv'
import type { Expression } from 'estree-jsx'
import { show } from '../../../base/diagnostics/issue'
import type { Path } from '../../../base/diagnostics/locate'
import { nearest, suggestionHint } from '../../../base/diagnostics/nearest'
import { exampleIn, ofExample } from '../../../mdx/checks/examples'
import { fieldsIn, partAt, sourceOf } from '../../../mdx/values/evaluate'
import { spanOf } from '../../../mdx/values/expression'
import { mediaUse } from '../../media/find-media'
import { type Media, noMedia } from '../../media/media'
import { type ComponentUsage, nameSpan, type PropUsage, type TypeFinding } from '../check/usage'
import { attributeValue, type ComponentDescription, type PropDescription } from '../describe-components'
import { explainField } from './explain-field'
import { canBeQuoted, listOf } from './guess'

/** Explains a required prop that is missing. */
export function explainMissing(
  { tag }: ComponentUsage,
  { name, props }: ComponentDescription,
  missing: string,
  [fitting]: string[],
): TypeFinding {
  const prop = props.find(each => each.name === missing)
  const value = fitting === undefined ? attributeValue(prop?.example) : `{frontmatter.${fitting}}`
  return {
    ...tag,
    code: 'prop-missing',
    field: `${name}.${missing}`,
    message: `<${name}> needs ${show(missing)}.`,
    hint: `Add it. ${prop?.sentence} For example: ${missing}=${value}`,
  }
}

/** Explains a prop that the component doesn't have. */
export function explainUnknown(
  use: ComponentUsage,
  { name, props }: ComponentDescription,
  given: PropUsage,
): TypeFinding {
  const known = props.map(prop => prop.name).filter(prop => !use.props.some(other => other.name === prop))
  const suggestion = nearest(given.name, known)
  return {
    ...nameSpan(given),
    code: 'prop-unknown',
    field: `${name}.${given.name}`,
    message: `<${name}> has no ${show(given.name)}.`,
    hint:
      known.length > 0
        ? suggestionHint(suggestion, known, 'It takes')
        : `${props.length > 0 ? 'All that it takes is given' : 'It takes nothing'}: remove it.`,
    fix: suggestion === undefined ? undefined : { ...nameSpan(given), text: suggestion },
  }
}

/** Explains a prop that is given a second time. */
export function explainRepeated({ component }: ComponentUsage, given: PropUsage): TypeFinding {
  return {
    ...nameSpan(given),
    code: 'prop-value',
    field: `${component}.${given.name}`,
    message: `${show(given.name)} is given twice.`,
    hint: 'Keep one of the two.',
  }
}

/** Explains a prop of which the value, or a part, has the wrong type. `fitting` are fields to give instead. */
export function explainValue(
  error: ErrorObject,
  path: Path,
  { name, props, schema }: ComponentDescription,
  given: PropUsage,
  fitting: string[],
): TypeFinding {
  const prop = props.find(each => each.name === given.name)
  const among = { slugs: {}, hidden: new Map(), media: ofOtherKind(error) }
  const explained = explainField(error, path, { noun: name, schema, ...among })
  const { message, hint, suggestion } = explained
  const code = explained.code === 'text-placeholder' ? explained.code : 'prop-value'
  const found = { code, field: `${name}.${path.join('.')}`, message, hint } as const
  if (given.value.kind === 'yes')
    return {
      ...nameSpan(given),
      ...found,
      message: `${show(given.name)} of <${name}> is given no value.`,
      hint: `It takes ${prop?.type}. For example: ${given.name}=${attributeValue(prop?.example)}`,
    }
  if (given.value.kind !== 'expression') {
    const at = { start: given.whole.start + given.name.length + 1, end: given.whole.end }
    const bare = unquoted(error, prop) ?? listIn(error)
    if (bare !== undefined)
      return {
        ...at,
        ...found,
        hint: `Write it between braces: ${given.name}={${bare}}.`,
        fix: { ...at, text: `{${bare}}` },
      }
    return { ...at, ...found, fix: suggestion === undefined ? undefined : { ...at, text: attributeValue(suggestion) } }
  }
  const isKey = error.keyword === 'additionalProperties'
  const inner = error.keyword === 'required' ? path.slice(1, -1) : path.slice(1)
  const { node, key } = partAt(given.value.expression, inner)
  if (node.type === 'MemberExpression' || node.type === 'Identifier')
    return unfit(node, given.value.expression, name, given.name, prop, fitting)
  const at = isKey && key ? key : spanOf(node)
  const isQuoted =
    error.keyword === 'type' &&
    [error.params.type].flat().includes('string') &&
    node.type === 'Literal' &&
    canBeQuoted(error.data, (error.parentSchema ?? {}) as SchemaObject)
  const fixed = suggestion ?? (isQuoted ? String(error.data) : undefined)
  const fix = fixed === undefined ? undefined : { ...at, text: isKey ? String(fixed) : JSON.stringify(fixed) }
  return { ...at, ...found, fix, fields: fieldsIn(node) }
}

/** Explains children that a component doesn't take, that are missing, or that are its example in a text that isn't. */
export function explainChildren(
  { tag, inside }: ComponentUsage,
  { name, children }: ComponentDescription,
  source: string,
): TypeFinding[] {
  if (inside && children) {
    const text = source.slice(inside.start, inside.end)
    const found = exampleIn(children.example, [text, ...text.split('\n')])
    return found ? [{ ...inside, field: name, ...ofExample(found, children.sentence) }] : []
  }
  if (!inside && !children?.required) return []
  const explanation = inside
    ? {
        message: `Nothing may stand between <${name}> and </${name}>.`,
        hint: `Close it at once, <${name} … />, and write the text outside.`,
      }
    : {
        message: `Nothing stands between <${name}> and </${name}>.`,
        hint: `Write <${name}>${children?.example}</${name}>. ${children?.sentence}`,
      }
  return [{ ...tag, code: 'prop-children', field: name, ...explanation }]
}

/** Explains a frontmatter field of the wrong type. */
function unfit(
  node: Expression,
  whole: Expression,
  component: string,
  name: string,
  prop: PropDescription | undefined,
  fitting: string[],
): TypeFinding {
  const fits = fitting.map(field => `frontmatter.${field}`)
  const place = node === whole ? `${show(name)} of <${component}>` : `this place in ${show(name)} of <${component}>`
  return {
    ...spanOf(node),
    code: 'prop-value',
    field: `${component}.${name}`,
    message: `${sourceOf(node)} does not fit ${place}.`,
    hint: [
      `${show(name)} takes ${prop?.type ?? 'something else'}.`,
      ...(node === whole && fits.length > 0 ? [`In this file ${fits.join(', ')} would fit.`] : []),
    ].join(' '),
    fields: fieldsIn(node),
  }
}

/** The list that the text of a quoted prop means, where the prop takes a list of texts. */
function listIn({ keyword, params, data, parentSchema }: ErrorObject): string | undefined {
  const isList = keyword === 'type' && [params.type].flat().includes('array') && parentSchema?.items?.type === 'string'
  return isList ? listOf(data) : undefined
}

/** The number or boolean in a quoted prop value, where the prop takes one; undefined otherwise. */
function unquoted({ keyword, params, data }: ErrorObject, prop: PropDescription | undefined): string | undefined {
  const types: unknown[] = [params.type].flat()
  if (typeof data !== 'string') return
  if (keyword === 'type' && types.includes('boolean')) return /^(true|false)$/.test(data) ? data : undefined
  const isNumber = data.trim() !== '' && Number.isFinite(Number(data))
  const wantsNumber = keyword === 'type' ? types.some(type => type === 'number' || type === 'integer') : false
  return isNumber && (wantsNumber || prop?.values?.includes(Number(data))) ? `${Number(data)}` : undefined
}

/** Media with the file that a prop names: it is there, but of another kind. */
const ofOtherKind = ({ keyword, data }: ErrorObject): Media =>
  keyword === 'media' && mediaUse(String(data)) ? { ...noMedia, drawings: [String(data)] } : noMedia
