import { loadSite, type Site } from '../renderer/pipeline'

let built: Promise<Site> | undefined

/** The site's entities: read once for a build, afresh for each page while writing. */
export function getSite(): Promise<Site> {
  if (!import.meta.env.PROD) return read()
  built ??= read()
  return built
}

async function read(): Promise<Site> {
  return (await loadSite()).value
}

/** Every address at which an entity is published, its own first. */
export function addressesOf(entity: Site[keyof Site][number]): string[] {
  return [entity.url, ...('aliases' in entity ? (entity.aliases ?? []) : [])]
}
