import type { Cache } from '@proofsheet/engine/base/cache/store'
import { createFileReader, type FileReader } from '@proofsheet/engine/content/files/read-file'
import type { LoadResult } from '@proofsheet/engine/content/load'
import { type ComponentDescription, describeComponents } from '@proofsheet/engine/content/schema/describe-components'
import { typeSchema } from '@proofsheet/engine/content/schema/schema'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { toEdits } from './changes'
import type { Answers } from './contract'
import type { CheckContent } from './files/check-change'
import { createEditSession, type EditSession } from './files/edit-session'
import { createBodyReader } from './forms/block-sources'
import type { FormContext } from './forms/field-sources'

/** The parts of the dev server that edit mode uses. */
export interface EditOptions {
  root: string
  site: SiteDefinition
  cache: Cache
  /** Checks the content with unsaved texts: the check of the pages, for which a saved text is one that it knows. */
  check: CheckContent
  /** Is called with the absolute path of each file that was written, and the content with it where it was checked. */
  changed(path: string, found?: LoadResult): void
}

/** The context that all request handlers get. */
export interface EditContext extends FormContext, Pick<EditOptions, 'root' | 'cache' | 'check' | 'changed'> {
  session: EditSession
  readBody: ReturnType<typeof createBodyReader>
  /** Reads content files, unchanged ones once. */
  readFile: FileReader
  components(): Promise<ComponentDescription[]>
}

/** The handler of each request with a JSON body. */
export type RequestHandlers = {
  [Name in Exclude<keyof Answers, 'media'>]: (context: EditContext, body: Answers[Name][0]) => Promise<Answers[Name][1]>
}

/** Creates the context of edit mode, and reads the types of the content for it. */
export async function createEditContext(options: EditOptions): Promise<EditContext> {
  const { root, site, cache, check, changed } = options
  const { definitions } = await typeSchema(root, cache)
  const forms = { site, definitions }
  const readBody = createBodyReader(forms)
  const session = createEditSession({
    root,
    site,
    check,
    changed,
    toEdits: async (text, { changes }) => toEdits({ ...forms, readBody }, text, changes),
  })
  let components: Promise<ComponentDescription[]> | undefined
  return {
    ...forms,
    root,
    cache,
    check,
    changed,
    session,
    readBody,
    readFile: createFileReader(),
    components() {
      components ??= describeComponents({ site, cache })
      return components
    },
  }
}
