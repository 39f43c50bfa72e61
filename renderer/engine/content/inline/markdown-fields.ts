import type { Cache } from '../../base/cache/store'
import type { MarkdownFields } from '../../mdx/plugins/show-fields'
import type { SiteDefinition } from '../../site'
import { readContentPath } from '../files/content-path'
import { typeSchema } from '../schema/schema'
import { holdsMarkdown } from './inline-texts'

/** Creates the function that gives, for a content file, the test whether a field holds inline Markdown. */
export function createMarkdownFields(root: string, { collections }: SiteDefinition, cache: Cache): MarkdownFields {
  return async file => {
    const { definitions = {} } = await typeSchema(root, cache)
    const { collection = '' } = readContentPath(file) ?? {}
    const type = definitions[collections[collection]?.type ?? '']
    return path => type !== undefined && holdsMarkdown(type, path, definitions)
  }
}
