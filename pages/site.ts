import { loadEverything, loadSite, type Site } from '../renderer/pipeline'

let built: Promise<Site> | undefined

/** The site's entities: read once for a build; while writing afresh for each page, with what is not published yet. */
export function getSite(): Promise<Site> {
  if (!import.meta.env.PROD) return read(loadEverything)
  built ??= read(loadSite)
  return built
}

async function read(load: typeof loadSite): Promise<Site> {
  return (await load()).value
}

/** Every address at which an entity is published, its own first. */
export function addressesOf(entity: Site[keyof Site][number]): string[] {
  return [entity.url, ...('aliases' in entity ? (entity.aliases ?? []) : [])]
}
