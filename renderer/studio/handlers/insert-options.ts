import { findMedia, isPicture } from '@proofsheet/engine/content/media/find-media'
import type { InsertOption } from '../contract'
import type { EditContext } from '../edit-service'
import { propForms } from '../forms/block-sources'

/** The blocks of Markdown that can be inserted. */
const markdown: InsertOption[] = [
  { name: 'Paragraph', kind: 'paragraph', help: 'A few sentences on one thought.', text: 'A new paragraph.' },
  {
    name: 'Heading',
    kind: 'heading',
    help: 'The title of a section; ### is one level below ##.',
    text: '## A new heading',
  },
  { name: 'List', kind: 'list', help: 'Points in any order.', text: '- The first point\n- The second point' },
  {
    name: 'Numbered list',
    kind: 'list',
    help: 'Points in their order.',
    text: '1. The first point\n2. The second point',
  },
  {
    name: 'Table',
    kind: 'table',
    help: 'Rows with the same columns; the first row names them.',
    text: '| Name  | Value |\n| ----- | ----- |\n| First | 1     |',
  },
  { name: 'Quotation', kind: 'quotation', help: 'Words of somebody else.', text: '> The words of somebody else.' },
  {
    name: 'Code',
    kind: 'code',
    help: 'Lines that are shown as they are written.',
    text: '```text\nThe first line\n```',
  },
]

/** The options for inserting between two blocks: Markdown, a picture, and each component with sentence and example. */
export async function insertOptions({ root, components }: EditContext): Promise<InsertOption[]> {
  const picture = findMedia(root).find(isPicture)
  const described = await components()
  return [
    ...markdown,
    ...(picture === undefined ? [] : [pictureOption(picture)]),
    ...described.map((component): InsertOption => {
      const { name, sentence, example } = component
      return { name, kind: 'component', help: sentence, text: example, fields: propForms(component) }
    }),
  ]
}

function pictureOption(path: string): InsertOption {
  return {
    name: 'Picture',
    kind: 'paragraph',
    help: 'A picture with what it shows.',
    text: `![What it shows](${path})`,
  }
}
