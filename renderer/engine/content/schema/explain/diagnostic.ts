import type { Expression } from 'estree-jsx'
import { count, show } from '../../../base/diagnostics/issue'
import { nearest, suggestionHint } from '../../../base/diagnostics/nearest'
import { absentIn, evaluate, fieldsIn, isName, keyOf, type Scope, sourceOf } from '../../../mdx/values/evaluate'
import { spanOf } from '../../../mdx/values/expression'
import type { Diagnostic } from '../check/check-programs'
import type { TypeFinding } from '../check/finding'
import type { SourceMapping } from '../check/to-tsx'

type Explanation = Pick<TypeFinding, 'message' | 'hint'> & { suggestion?: string }

/** Explains a TypeScript diagnostic to writers. `known` are the fields of the page's type, with their descriptions. */
export function explainDiagnostic(
  { code, text }: Diagnostic,
  mapping: SourceMapping,
  scope: Scope,
  known: Map<string, string>,
): TypeFinding {
  const expression =
    mapping.kind === 'shown'
      ? mapping.expression
      : mapping.kind === 'prop' && mapping.prop.value.kind === 'expression'
        ? mapping.prop.value.expression
        : undefined
  // TypeScript reports a missing field in bracket notation (TS7053) at the start of the whole expression.
  const absent = code === 7053 && expression && absentIn(expression, scope)
  if (absent) {
    const { object, property } = absent
    const at = spanOf(property)
    const field: SourceMapping = { kind: 'field', object: object as Expression, key: keyOf(property), at }
    return explainDiagnostic({ code: 2339, line: 0, text }, field, scope, known)
  }
  switch (mapping.kind) {
    case 'field': {
      const { suggestion, ...explanation } = explainField(mapping.object, mapping.key, scope, known)
      return {
        ...mapping.at,
        code: 'body-field',
        ...explanation,
        fix:
          suggestion !== undefined && isName(suggestion) && isName(mapping.key)
            ? { ...mapping.at, text: suggestion }
            : undefined,
        fields: mapping.object.type === 'Identifier' ? [] : fieldsIn(mapping.object),
      }
    }
    case 'shown': {
      const node = mapping.expression
      return { ...spanOf(node), code: 'body-value', ...explainShown(node, scope), fields: fieldsIn(node) }
    }
    case 'prop': {
      const { component } = mapping.usage
      const field = `${component}.${mapping.prop.name}`
      // TS17001, duplicate JSX attributes.
      const explanation = {
        message: `${show(mapping.prop.name)} ${code === 17001 ? 'is given twice' : `of <${component}> is given what it does not take`}.`,
        hint: code === 17001 ? 'Keep one of the two.' : `What TypeScript says of it: ${firstLine(text)}`,
      }
      const { value } = mapping.prop
      return {
        ...mapping.at,
        code: 'prop-value',
        field,
        ...explanation,
        fields: value.kind === 'expression' ? fieldsIn(value.expression) : [],
      }
    }
    case 'component': {
      const { component, tag, props } = mapping.usage
      const fields = props.flatMap(({ value }) => (value.kind === 'expression' ? fieldsIn(value.expression) : []))
      return {
        ...tag,
        code: 'prop-value',
        field: component,
        message: `<${component}> is given what it does not take.`,
        hint: `What TypeScript says of it: ${firstLine(text)}`,
        fields,
      }
    }
  }
}

function explainField(object: Expression, key: string | number, scope: Scope, known: Map<string, string>): Explanation {
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

function explainShown(node: Expression, scope: Scope): Explanation {
  const value = evaluate(node, scope)
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

/** The first line of a diagnostic; further lines elaborate on it. */
function firstLine(text: string): string {
  return `${text.split('\n')[0]?.replace(/\.$/, '')}.`
}
