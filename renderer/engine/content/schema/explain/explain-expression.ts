import type { Expression, MemberExpression } from 'estree-jsx'
import { count, show } from '../../../base/diagnostics/issue'
import { nearest, suggestionHint } from '../../../base/diagnostics/nearest'
import { evaluate, fieldsIn, isName, keyOf, type Scope, sourceOf } from '../../../mdx/values/evaluate'
import { spanOf } from '../../../mdx/values/expression'
import type { TypeFinding } from '../check/usage'

type Explanation = Pick<TypeFinding, 'message' | 'hint'> & { suggestion?: string }

/** Explains a field that isn't there. `known` are the fields of the page's type, with their descriptions. */
export function explainAbsent(
  { object, property }: MemberExpression,
  scope: Scope,
  known: ReadonlyMap<string, string>,
): TypeFinding {
  const [at, key] = [spanOf(property), keyOf(property)]
  const { suggestion, ...explanation } = explainField(object as Expression, key, scope, known)
  return {
    ...at,
    code: 'body-field',
    ...explanation,
    fix: suggestion !== undefined && isName(suggestion) && isName(key) ? { ...at, text: suggestion } : undefined,
    fields: object.type === 'Identifier' ? [] : fieldsIn(object),
  }
}

function explainField(
  object: Expression,
  key: string | number,
  scope: Scope,
  known: ReadonlyMap<string, string>,
): Explanation {
  const value = evaluate(object, scope)
  const source = sourceOf(object)
  const whole = typeof key === 'number' ? `${source}[${key}]` : `${source}.${key}`
  if (Array.isArray(value)) {
    if (typeof key === 'number')
      return {
        message: `${source} has ${count(value.length, 'entry').replace('entrys', 'entries')}, and so no [${key}].`,
        hint: value.length > 0 ? `Entries are counted from 0: write [${value.length - 1}] for the last.` : 'Remove it.',
      }
    return { message: `${source} is a list and has no ${show(key)}.`, hint: `Name an entry first: ${source}[0].` }
  }
  if (typeof value !== 'object' || value === null) {
    const what = value === null ? 'is empty here' : typeof value === 'string' ? 'is text' : `is ${show(value)}`
    return { message: `${source} ${what} and has no ${show(key)}.`, hint: `Write {${source}}, or name another field.` }
  }
  const sentence = object.type === 'Identifier' ? known.get(`${key}`) : undefined
  if (sentence !== undefined)
    return {
      message: `This page's frontmatter gives no ${show(key)}.`,
      hint: `Add ${show(key)} to the frontmatter, or remove {${whole}}. ${sentence}`,
    }
  const names = Object.keys(value)
  const suggestion = nearest(`${key}`, names)
  return {
    message: `${show(key)} is not a field of ${object.type === 'Identifier' ? "this page's frontmatter" : source}.`,
    hint: suggestionHint(suggestion, names, 'Fields here'),
    // A list or a group would not fit where a text is wanted.
    suggestion:
      suggestion !== undefined && typeof (value as Record<string, unknown>)[suggestion] !== 'object'
        ? suggestion
        : undefined,
  }
}

/** Explains an expression whose value can't be shown as text; undefined for a text, a number and an unknown fact. */
export function explainShown(node: Expression, scope: Scope): TypeFinding | undefined {
  const value = evaluate(node, scope)
  if (['string', 'number', 'undefined'].includes(typeof value)) return
  return { ...spanOf(node), code: 'body-value', ...explainValue(node, value), fields: fieldsIn(node) }
}

function explainValue(node: Expression, value: unknown): Explanation {
  const isField = node.type === 'MemberExpression' || node.type === 'Identifier'
  const source = isField ? sourceOf(node) : 'What stands between the braces'
  if (Array.isArray(value))
    return value.every(entry => typeof entry !== 'object')
      ? {
          message: `${source} is a list and can't be shown as text.`,
          hint: isField ? `Name one entry: {${source}[0]}.` : 'Write one value.',
        }
      : {
          message: `${source} is a list of groups and can't be shown as text.`,
          hint: 'Give it to a component that shows it, or name one field of one entry.',
        }
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value).map(name => `${source}.${name}`)
    const message = `${source} is a group of fields and can't be shown as text.`
    return { message, hint: `Name one: ${names.join(', ')}.` }
  }
  const what = value === null ? 'is empty here' : `is ${typeof value === 'boolean' ? 'yes or no' : 'no text'}`
  return {
    message: `${source} ${what}, and nothing would be shown.`,
    hint: 'Name a field that holds text or a number.',
  }
}
