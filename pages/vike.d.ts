import type { ComponentType } from 'react'
import type { Data as PageData } from './+data'

declare global {
  namespace Vike {
    interface PageContext {
      Page: ComponentType<PageData>
      data: PageData
    }
    interface GlobalContext {
      assetsManifest?: Record<string, { file: string; imports?: string[] }>
    }
  }
}
