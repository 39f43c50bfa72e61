import { join } from 'node:path'
import { bundledModules, compiledEntry } from '../base/modules/compiled-entry'
import { packageModule } from '../base/modules/package-module'
import type { ContentService } from './content-service'

const entry = () => packageModule('vite/service')

/**
 * Loads the content service on demand: in the configuration it would slow down every build. Throws a `Failure` where
 * the site's definition has errors. With `mayHaveChanged` it is compiled again where it has changed.
 */
export async function loadService(mayHaveChanged = false): Promise<ContentService> {
  const { service } = await import(/* @vite-ignore */ await compiledEntry(process.cwd(), entry(), mayHaveChanged))
  return service
}

/** Starts to load the content below a root, while the dev server starts. Errors are reported by the next load. */
export function prepareContent(root: string): void {
  loadService()
    .then(service => service.prepare(root))
    .catch(() => {})
}

/** The absolute paths of the site's modules in the content service as it was compiled last. */
export function serviceModules(root: string): Set<string> {
  return new Set(bundledModules(process.cwd(), entry()).map(path => join(root, path)))
}
