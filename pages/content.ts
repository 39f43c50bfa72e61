import type { MDXContent } from 'mdx/types'
import type { Site } from '../renderer/engine/content/load'

/** What pages are drawn from. */
export interface Content {
  site: Site
  /** The text of a content file, ready to be drawn. */
  textOf: (file: string) => Promise<MDXContent>
}

/** What a build brings along with each page; while writing, read afresh, with what is not published yet. */
export async function contentOf({ content }: { content?: Content }): Promise<Content> {
  if (content) return content
  if (import.meta.env.PROD) throw new Error('A built page is drawn from the content that the build brings along.')
  const { readContent } = await import('../renderer/engine/dev/content')
  return readContent()
}
