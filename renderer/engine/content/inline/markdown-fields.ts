import type { Cache } from '../../base/cache/store'
import type { MarkdownFields } from '../../mdx/inline/show-fields'
import type { SiteDefinition } from '../../site'
import { readContentPath } from '../files/content-path'
import { typeSchema } from '../schema/schema'
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
