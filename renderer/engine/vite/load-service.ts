import { compiledEntry } from '../commands/compile-command.mjs'
import type { ContentService } from './content-service'

/** The entry of a site's content service, from the project's root. */
export const serviceEntry = 'renderer/site/vite.ts'

/** Loads the content service on demand: in the configuration it would slow down every build. */
export async function loadService(): Promise<ContentService> {
  const { service } = await import(await compiledEntry(serviceEntry))
  return service
}

/** Starts to load the content below a root, while the dev server starts. Errors are reported by the next load. */
export function prepareContent(root: string): void {
  loadService()
    .then(service => service.prepare(root))
    .catch(() => {})
}
