import type { NewFile } from '@proofsheet/studio/contract'
import { handlers } from '@proofsheet/studio/handlers/handlers'
import { inputOf, Refused, tool } from './tool'

const newPage = tool({
  name: 'new_page',
  description:
    'Writes a new file: a draft with an example in each field. Set its fields, write its body, then remove the field draft.',
  writes: true,
  input: inputOf({
    collection: { type: 'string', description: 'The name of the collection.' },
    slug: { type: 'string', description: 'The name of the file, which ends its address.' },
  }),
  run: async (context, input: { collection: string; slug: string }) => describeFile(await handlers.new(context, input)),
})

const renamePage = tool({
  name: 'rename_page',
  description: 'Renames a file: links follow, and its old address leads to the new one.',
  writes: true,
  input: inputOf({
    file: { type: 'string', description: 'The path of the file.' },
    slug: { type: 'string', description: 'Its new name, which ends its address.' },
  }),
  run: async (context, input: { file: string; slug: string }) => describeFile(await handlers.rename(context, input)),
})

function describeFile(result: NewFile) {
  if (result.type === 'refused') throw new Refused(result.reason)
  return { file: result.file, url: result.url }
}

/** The tools that make and rename files. */
export const fileTools = [newPage, renamePage]
