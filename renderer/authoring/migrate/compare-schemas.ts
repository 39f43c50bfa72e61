import { nearest } from '@proofsheet/engine/base/diagnostics/nearest'
import { branches, type Definitions } from '@proofsheet/engine/content/schema/schema-fields'
import type { SchemaObject } from 'ajv'

/** The path of a group in frontmatter; `*` is every item of a list. */
export type GroupPath = readonly string[]

/** One difference in the fields of a group of a type. */
export type Difference = { group: GroupPath } & (
  | { kind: 'renamed'; from: string; to: string }
  | { kind: 'moved'; from: string; to: GroupPath }
  | { kind: 'choice'; field: string; from: string; to: string }
  /** Required now: files without it get a value. */
  | { kind: 'required'; field: string; value: unknown; isExample: boolean }
  /** Nothing can be proposed: a person decides. */
  | { kind: 'removed'; field: string }
  | { kind: 'choices'; field: string; gone: string[] }
)

/** The depth to which groups are compared. */
const maxDepth = 6

/** The differences between two schemas of one type, group by group. */
export function compareTypes(
  before: SchemaObject,
  after: SchemaObject,
  definitions: { before: Definitions; after: Definitions },
  group: GroupPath = [],
): Difference[] {
  const [old, now] = [groupOf(before, definitions.before), groupOf(after, definitions.after)]
  if (!old || !now || group.length > maxDepth) return []
  const [oldFields, newFields] = [old.properties, now.properties] as Record<string, SchemaObject>[]
  if (!oldFields || !newFields) return []
  const removed = Object.keys(oldFields).filter(name => !Object.hasOwn(newFields, name))
  const added = Object.keys(newFields).filter(name => !Object.hasOwn(oldFields, name))
  const shapeBefore = (name: string) => shapeOf(oldFields[name] ?? {}, definitions.before)
  const shapeAfter = (part: SchemaObject | undefined) => shapeOf(part ?? {}, definitions.after)
  const differences: Difference[] = []
  const taken = new Set<string>()
  for (const from of removed) {
    const shape = shapeBefore(from)
    const inGroup = Object.entries(newFields).find(([name, part]) => {
      const inner = groupOf(part, definitions.after)?.properties?.[from]
      const wasThere = oldFields[name] && groupOf(oldFields[name], definitions.before)?.properties?.[from]
      return inner && !wasThere && shapeAfter(inner) === shape
    })
    const same = added.filter(name => !taken.has(name) && shapeAfter(newFields[name]) === shape)
    const isRequired = (part: SchemaObject, name: string) => part.required?.includes(name) ?? false
    const alike = same.filter(name => isRequired(now, name) === isRequired(old, from))
    const isOnly = removed.filter(each => shapeBefore(each) === shape).length === 1
    const to = nearest(from, same) ?? (isOnly ? [same, alike].find(list => list.length === 1)?.[0] : undefined)
    if (inGroup) {
      taken.add(inGroup[0])
      differences.push({ group, kind: 'moved', from, to: [inGroup[0], from] })
    } else if (to) {
      taken.add(to)
      differences.push({ group, kind: 'renamed', from, to })
    } else differences.push({ group, kind: 'removed', field: from })
  }
  for (const field of now.required ?? []) {
    const isNew = !(old.required ?? []).includes(field)
    if (!isNew || taken.has(field)) continue
    const value = valueFor(newFields[field] ?? {}, definitions.after)
    differences.push({ group, kind: 'required', field, ...value })
  }
  const common = Object.keys(newFields).filter(name => Object.hasOwn(oldFields, name))
  return [
    ...differences,
    ...common.flatMap(name => choiceChanges(name, group, oldFields[name] ?? {}, newFields[name] ?? {}, definitions)),
    ...common.flatMap(name =>
      compareInside(oldFields[name] ?? {}, newFields[name] ?? {}, definitions, [...group, name]),
    ),
  ]
}

function compareInside(
  before: SchemaObject,
  after: SchemaObject,
  definitions: { before: Definitions; after: Definitions },
  group: GroupPath,
): Difference[] {
  const itemsOf = (part: SchemaObject, all: Definitions) =>
    branches(part, all).find(({ type }) => type === 'array')?.items
  const [oldItems, newItems] = [itemsOf(before, definitions.before), itemsOf(after, definitions.after)]
  if (oldItems && newItems) return compareTypes(oldItems, newItems, definitions, [...group, '*'])
  return compareTypes(before, after, definitions, group)
}

/** The choices that a field no longer has, with the one that takes the place of each. */
function choiceChanges(
  field: string,
  group: GroupPath,
  before: SchemaObject,
  after: SchemaObject,
  definitions: { before: Definitions; after: Definitions },
): Difference[] {
  const [old, now] = [choicesOf(before, definitions.before), choicesOf(after, definitions.after)]
  if (old.length === 0 || now.length === 0) return []
  const gone = old.filter(choice => !now.includes(choice))
  const come = now.filter(choice => !old.includes(choice))
  const pairs = gone.map(from => ({
    from,
    to: nearest(from, come) ?? (gone.length === 1 && come.length === 1 ? come[0] : undefined),
  }))
  const open = pairs.filter(({ to }) => to === undefined).map(({ from }) => from)
  return [
    ...pairs.flatMap(({ from, to }): Difference[] =>
      to === undefined ? [] : [{ group, kind: 'choice', field, from, to }],
    ),
    ...(open.length > 0 ? [{ group, kind: 'choices', field, gone: open } as const] : []),
  ]
}

function choicesOf(part: SchemaObject, definitions: Definitions): string[] {
  return branches(part, definitions).flatMap(shape => [
    ...((shape.enum ?? []) as unknown[]).map(String),
    ...(typeof shape.const === 'string' ? [shape.const] : []),
    ...(shape.type === 'array' && shape.items ? choicesOf(shape.items, definitions) : []),
  ])
}

function groupOf(part: SchemaObject, definitions: Definitions): SchemaObject | undefined {
  return branches(part, definitions).find(({ properties }) => properties)
}

/** A schema as text, without descriptions and examples, with references resolved to one level. */
function shapeOf(part: SchemaObject, definitions: Definitions): string {
  const plain = branches(part, definitions).map(({ description: _, example: __, ...shape }) => shape)
  return JSON.stringify(plain, (key, value) => (key === 'description' || key === 'example' ? undefined : value))
}

/** The value that a new field gets: the default of its type, or its example. */
function valueFor(part: SchemaObject, definitions: Definitions): { value: unknown; isExample: boolean } {
  const [shape = {}] = branches(part, definitions)
  if (shape.default !== undefined) return { value: shape.default, isExample: false }
  if (shape.type === 'object') {
    const fields = Object.entries<SchemaObject>(shape.properties ?? {}).filter(([name]) =>
      shape.required?.includes(name),
    )
    return {
      value: Object.fromEntries(fields.map(([name, inner]) => [name, valueFor(inner, definitions).value])),
      isExample: true,
    }
  }
  const items =
    shape.type === 'array' &&
    Array.from({ length: shape.minItems ?? 1 }, () => valueFor(shape.items ?? {}, definitions).value)
  const plain = { boolean: false, integer: shape.minimum ?? 1, number: shape.minimum ?? 1 }[shape.type as string]
  return { value: shape.example ?? shape.enum?.[0] ?? shape.const ?? (items || (plain ?? 'Text')), isExample: true }
}
