import type { Change, PageSources } from '../../renderer/studio/contract'
import type { FieldForm, FieldSource } from '../../renderer/studio/source-types'
import type { Random } from './random'

/** Texts that YAML, Markdown or MDX could take for something else. */
const texts = [
  ...['A new sentence.', 'yes', 'null', '1e3', '007', '2026-01-01', 'a: b', '- a', '# a', 'a # b', 'it’s "so"', "it's"],
  ...[
    '\\n',
    'C:\\x',
    '{a}',
    '[a](/)',
    '*a*',
    '`a`',
    '<b>',
    '&amp;',
    '| a |',
    '> a',
    '%a',
    '@a',
    '!a',
    '&a',
    '---',
    '...',
  ],
  ...[
    '日本語',
    'é',
    '🎙️ on',
    'a\tb',
    ' a ',
    'a\n\nb',
    'a\r\nb',
    'a, b',
    'a ',
    ':a',
    'a:',
    "''",
    '""',
    '?',
    '~',
    '=',
    '|',
    '>-',
  ],
]

const blocks = [
  ...['A new paragraph.', 'Two lines\nof text.', '## A heading', '- a\n- b', '1. a\n2. b', '> quoted', '---', 'a  \nb'],
  ...[
    '```text\nx\n```',
    '```text\nopen',
    '| a | b |\n| - | - |\n| c | d |',
    '<Note>A note.</Note>',
    '<Note>',
    'a\n\nb',
  ],
  ...[
    '`code` and **strong**',
    '[a](/)',
    '[a](/nowhere/)',
    '{x',
    '\\{x',
    '<!-- a',
    'a[^1]\n\n[^1]: b',
    '    indented',
    '日本語',
  ],
]

/** A random change of a file: of a field, a list, a block, or a component. */
export function randomChange(random: Random, { fields, blocks: known }: PageSources): Change {
  const kind = random.below(10)
  const lists = fields.filter(({ form, value }) => form.kind === 'list' && Array.isArray(value))
  const components = known.filter(({ component }) => component)
  if (kind === 0 && lists.length > 0) return itemChange(random, random.pick(lists))
  if (kind === 1 && components.length > 0) {
    const { id, component } = random.pick(components)
    const forms = component?.fields ?? []
    if (forms.length > 0) {
      const form = random.pick(forms)
      return { type: 'props', id, props: { [form.name]: random.below(5) === 0 ? null : valueFor(random, form) } }
    }
  }
  if (kind < 6 || known.length === 0) {
    const field = random.pick(fields)
    const isRemoved = random.below(8) === 0
    return { type: 'field', id: field.id, value: isRemoved ? undefined : valueFor(random, field.form, field.value) }
  }
  const { id } = random.pick(known)
  const to = random.pick(known).id
  if (kind === 6) return { type: 'move', id, to, where: random.pick(['before', 'after']) }
  if (kind === 7) return { type: 'insert', id, where: random.pick(['before', 'after']), text: random.pick(blocks) }
  if (kind === 8 && random.below(3) === 0) return { type: 'block', id }
  return { type: 'block', id, text: random.pick(blocks) }
}

function itemChange(random: Random, { id, form, value }: FieldSource): Change {
  const { length } = value as unknown[]
  const at = random.below(length + 1)
  if (random.below(3) === 0 || length === 0)
    return { type: 'item', id, at, value: form.item ? valueFor(random, form.item, (value as unknown[])[0]) : 'x' }
  const from = random.below(length)
  return random.below(2) === 0 ? { type: 'item', id, from } : { type: 'item', id, from, at }
}

/** A value of a form, often one that fits; groups change in one of their fields. */
function valueFor(random: Random, form: FieldForm, old?: unknown): unknown {
  switch (form.kind) {
    case 'number':
      return random.pick([1, 2, 3.5, -1, 0, 100])
    case 'yes-no':
      return random.pick([true, false])
    case 'choice':
      return random.pick(form.choices ?? [''])
    case 'date':
      return random.pick(['2026-01-01', '2025-12-31', 'tomorrow'])
    case 'link':
      return random.pick(['/', '/nowhere/', 'https://site.example/'])
    case 'list': {
      const items = Array.isArray(old) ? old : []
      return form.item ? [...items.slice(random.below(2)), valueFor(random, form.item, items[0])] : items
    }
    case 'group': {
      const [field] = form.fields?.length ? [random.pick(form.fields)] : []
      const group = typeof old === 'object' && old !== null ? (old as Record<string, unknown>) : {}
      return field ? { ...group, [field.name]: valueFor(random, field, group[field.name]) } : group
    }
    default:
      return random.pick(texts)
  }
}
