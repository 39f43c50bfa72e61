import type { Cache } from '../../cache/store'
import type { MarkdownFields } from '../../mdx/lines/show-fields'
import type { SiteDefinition } from '../../site'
import { typeSchema } from '../../types/schema'
import { readContentPath } from '../files/content-path'
import { holdsMarkdown } from './field-lines'

/** Gives what compiling a body needs to know of the types below a root: which fields hold a line of Markdown. */
export function createMarkdownFields(root: string, { collections }: SiteDefinition, cache: Cache): MarkdownFields {
  return async file => {
    const { definitions = {} } = await typeSchema(root, cache)
    const { collection = '' } = readContentPath(file) ?? {}
    const type = definitions[collections[collection]?.type ?? '']
    return path => type !== undefined && holdsMarkdown(type, path, definitions)
  }
}
