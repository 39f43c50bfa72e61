import type { Change, EditIssue, SaveResult } from '@proofsheet/studio/contract'
import type { EditContext } from '@proofsheet/studio/edit-service'
import { describeText } from '@proofsheet/studio/handlers/describe'
import { fieldId } from '@proofsheet/studio/source-ids'
import { inputOf, Refused, textOf, tool } from './tool'

/** The arguments that every edit of a file has. */
interface EditInput {
  file: string
  version?: string
  check_only?: boolean
}

const ofEdit = {
  file: { type: 'string', description: 'The path of the file, as list_pages gives it; also content/facts.yaml.' },
  'check_only?': { type: 'boolean', description: 'Whether to give the issues and write nothing.' },
}
const version = { type: 'string', description: 'The version of the file that read_page gave with the id.' }
const markdown = { type: 'string', minLength: 1, description: 'Markdown or MDX.' }
const block = { type: 'string', description: 'The id of a block of read_page.' }

const setField = tool({
  name: 'set_field',
  description:
    'Sets a field of the frontmatter, or a fact of content/facts.yaml, by its path such as "title", "price.page" or "tags.0"; without a value the field is removed.',
  writes: true,
  input: inputOf({
    ...ofEdit,
    path: { type: 'string', minLength: 1, description: 'The names and indexes, separated by dots.' },
    'value?': { description: 'The value: text, number, boolean, list or object.' },
  }),
  async run(context, { path, value, ...edit }: EditInput & { path: string; value?: unknown }) {
    const keys = path.split('.').map(key => (/^\d+$/.test(key) ? Number(key) : key))
    return change(context, edit, { type: 'field', id: fieldId(edit.file, keys), value })
  },
})

const replaceBlock = tool({
  name: 'replace_block',
  description: 'Replaces a block of a text; without Markdown the block is removed.',
  writes: true,
  input: inputOf({ ...ofEdit, version, block, 'markdown?': markdown }),
  run: (context, { block, markdown, ...edit }: EditInput & { block: string; markdown?: string }) =>
    change(context, edit, { type: 'block', id: block, text: markdown }),
})

const insertBlocks = tool({
  name: 'insert_blocks',
  description: 'Adds blocks before or after a block; without a block at the end of the text.',
  writes: true,
  input: inputOf({
    ...ofEdit,
    markdown,
    'version?': version,
    'block?': block,
    'where?': { enum: ['before', 'after'], description: 'The side of the block; after it by default.' },
  }),
  run: (context, input: EditInput & { markdown: string; block?: string; where?: 'before' | 'after' }) => {
    const { markdown, block, where = 'after', ...edit } = input
    return change(context, edit, {
      type: 'insert',
      id: block,
      where: block === undefined ? undefined : where,
      text: markdown,
    })
  },
})

const writeBody = tool({
  name: 'write_body',
  description: 'Replaces all of the text below the frontmatter of a file.',
  writes: true,
  input: inputOf({ ...ofEdit, markdown }),
  async run(context, { markdown, ...edit }: EditInput & { markdown: string }) {
    const text = textOf(context, edit.file)
    const [first] = (await describeText(context, text)).blocks
    // The offset behind the last character that is no white space.
    const end = text.source.trimEnd().length
    if (first) return change(context, edit, { type: 'text', start: first.start, end, text: markdown.trim() })
    return change(context, edit, { type: 'insert', text: markdown.trim() })
  },
})

const undo = tool({
  name: 'undo',
  description: 'Takes back the last edit, new file or renaming of this session, byte for byte.',
  writes: true,
  input: inputOf({}),
  run: async ({ session }) => describeSave(await session.step('undo')),
})

/** Saves a change of a file, or only checks it. Gives what was written, with the warnings of the file. */
async function change(context: EditContext, { file, version, check_only }: EditInput, ...changes: Change[]) {
  const now = textOf(context, file)
  const request = { file, version: version ?? now.version, changes }
  if (!check_only) return describeSave(await context.session.save(request))
  const result = await context.session.check(request)
  if ('type' in result) return describeSave(result)
  return { file, issues: result.issues.map(describeIssue) }
}

function describeSave(result: SaveResult) {
  if (result.type === 'saved') {
    const { file, version, edits, issues } = result
    return { file, version, edits, issues: issues.map(describeIssue) }
  }
  if (result.type === 'refused')
    throw new Refused([result.reason, ...result.issues.filter(isNew).map(describeIssue)].join('\n'))
  throw new Refused(`${result.file} was changed meanwhile: read it again. There it says: ${result.theirs}`)
}

const isNew = (issue: EditIssue) => issue.isNew

const describeIssue = ({ file, severity, code, field, message, hint }: EditIssue) =>
  [file, severity, code, field, message, hint].filter(Boolean).join('  ')

/** The tools that edit one file; nothing is written that adds an error anywhere. */
export const editTools = [setField, replaceBlock, insertBlocks, writeBody, undo]
