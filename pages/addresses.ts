import type { Site } from '../renderer/engine/content/load'
import { urlsOf } from '../renderer/engine/content/lookup'
import { tagUrl } from '../renderer/engine/content/tags'
import { eachTag } from '../renderer/site/page-info/tags'

/** The address of every page: one for each address of an entity, one for each tag that an article carries. */
export function pageAddresses(site: Site): string[] {
  const entities = Object.values(site).flat().flatMap(urlsOf)
  return [...entities, ...eachTag(site).map(tagUrl)]
}
