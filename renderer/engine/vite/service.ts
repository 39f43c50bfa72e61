// The entry that Vite's plug-ins load: the content of the site.
import { site } from 'virtual:site'
import { createContentService } from './content-service'

/** The content service of the site. */
export const service = createContentService(site)
