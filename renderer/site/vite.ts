import { createContentService } from '@proofsheet/engine/vite/content-service'
import { site } from './index'

/** The content service of this site, for the plug-ins in vite.config.ts. */
export const service = createContentService(site)
