import { readContent as read } from 'virtual:content'
import type { Media } from '@proofsheet/engine/content/media/media'
import type { MDXContent } from 'mdx/types'
import type { Site } from '../renderer/site/entities'

/** The content that pages are rendered from. */
export interface Content {
  site: Site
  media: Media
  /** The body of a content file, ready to be rendered. */
  bodyOf: (file: string) => Promise<MDXContent>
}

/**
 * Reads the content of this site. The cast is safe: the engine has checked each entity against its collection's type.
 */
export async function readContent(context: { content?: Content }): Promise<Content> {
  return (await read(context)) as unknown as Content
}
