import type { ComponentType } from 'react'
import type { Data as PageData } from './+data'
import type { Content } from './read-content'

declare global {
  namespace Vike {
    interface PageContext {
      Page: ComponentType<PageData>
      data: PageData
      /** The HTML of the layout. */
      main: string
      /** The content that `npm run build` passes in; see renderer/engine/vite/content.ts. */
      content?: Content
    }
    interface GlobalContext {
      assetsManifest?: Record<string, { file: string; imports?: string[] }>
    }
  }
}
