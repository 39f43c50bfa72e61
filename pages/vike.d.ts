import type { ComponentType } from 'react'
import type { Data as PageData } from './+data'
import type { Content } from './read-content'

declare global {
  namespace Vike {
    interface PageContext {
      Page: ComponentType<PageData>
      data: PageData
      /** The content that a build of ours brings along; see renderer/engine/vite/content.ts. */
      content?: Content
    }
    interface GlobalContext {
      assetsManifest?: Record<string, { file: string; imports?: string[] }>
    }
  }
}
