import type { PageContent } from '@proofsheet/engine/vite/content-store'

/** Renders one page from a content. */
export type RenderPage = (content: PageContent) => Promise<string>

/** A page to mark. */
export interface PageToMark {
  content: PageContent
  /** Its path. */
  path: string
  /** Its document without marks. */
  plain: string
  render: RenderPage
}
