import { readContent as read } from 'virtual:content'
import type { MDXContent } from 'mdx/types'
import type { Site } from '../renderer/site/entities'

/** What pages are rendered from. */
export interface Content {
  site: Site
  /** The body of a content file, ready to be rendered. */
  bodyOf: (file: string) => Promise<MDXContent>
}

/** The content of this site: the engine has checked that each entity has the type of its collection. */
export async function readContent(context: { content?: Content }): Promise<Content> {
  return (await read(context)) as unknown as Content
}
