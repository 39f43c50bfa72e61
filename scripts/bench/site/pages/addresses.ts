import type { Site } from '../renderer/pipeline'
import { addressesOf } from '../renderer/pipeline/lookup'

/** The address of every page. */
export function pageAddresses(site: Site): string[] {
  return Object.values(site).flat().flatMap(addressesOf)
}
