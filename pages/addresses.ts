import { tagUrl } from '../content/tags'
import type { Site } from '../renderer/pipeline'
import { addressesOf } from '../renderer/pipeline/lookup'
import { eachTag } from '../renderer/shell/page-info/tags'

/** The address of every page: one for each address of an entity, one for each tag that an article carries. */
export function pageAddresses(site: Site): string[] {
  const entities = Object.values(site).flat().flatMap(addressesOf)
  return [...entities, ...eachTag(site).map(tagUrl)]
}
