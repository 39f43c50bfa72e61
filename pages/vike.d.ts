import type { ComponentType } from 'react'
import type { Site } from '../renderer/engine/content/load'
import type { Data as PageData } from './+data'
import type { Content } from './content'

declare global {
  namespace Vike {
    interface PageContext {
      Page: ComponentType<PageData>
      data: PageData
      content?: Content
    }
    interface GlobalContext {
      assetsManifest?: Record<string, { file: string; imports?: string[] }>
      pageAddresses?: (site: Site) => string[]
    }
  }
}
