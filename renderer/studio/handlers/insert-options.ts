import type { InsertOption } from '../contract'
import type { EditContext } from '../edit-service'
import { propForms } from '../forms/block-sources'
import { byGroup, groupOf } from '../guide/component-groups'

const group = 'Writing'

/** The blocks of Markdown that can be inserted. */
const markdown: InsertOption[] = [
  { group, name: 'Paragraph', kind: 'paragraph', help: 'A few sentences on one thought.' },
  { group, name: 'Heading', kind: 'heading', help: 'The title of a section.' },
  { group, name: 'List', kind: 'list', help: 'Points in any order.' },
  { group, name: 'Numbered list', kind: 'list', help: 'Points in their order.' },
  { group, name: 'Table', kind: 'table', help: 'Rows with the same columns; the first row names them.' },
  { group, name: 'Quotation', kind: 'quotation', help: 'Words of somebody else.' },
  { group, name: 'Picture', kind: 'paragraph', help: 'Of this computer, or one of content/media.' },
  { group, name: 'Code', kind: 'code', help: 'Lines that are shown as they are written.' },
]

/** The options for inserting between two blocks: Markdown, a picture, and each component by its group. */
export async function insertOptions({ components }: EditContext): Promise<InsertOption[]> {
  const options = (await components()).map(
    (component): InsertOption => ({
      group: groupOf(component.file),
      name: component.name,
      kind: 'component',
      help: component.sentence,
      fields: propForms(component),
      content: component.children && (component.children.sentence || 'Its text.'),
    }),
  )
  return [...markdown, ...options.toSorted(byGroup)]
}
