import { tagUrl } from '../content/tags'
import type { Site } from '../renderer/pipeline'
import { eachTag } from '../renderer/shell/page-info/tags'

/** Every address at which an entity is published, its own first. */
export function addressesOf(entity: Site[keyof Site][number]): string[] {
  return [entity.url, ...('aliases' in entity ? (entity.aliases ?? []) : [])]
}

/** The address of every page: one for each address of an entity, one for each tag that an article carries. */
export function pageAddresses(site: Site): string[] {
  const entities = Object.values(site).flat().flatMap(addressesOf)
  return [...entities, ...eachTag(site).map(tagUrl)]
}
