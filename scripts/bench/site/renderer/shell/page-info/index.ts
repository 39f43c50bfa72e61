import { withBrand } from '../../../content/site'
import type { Site } from '../../pipeline'

type AnyEntity = Site[keyof Site][number]

/** What a page tells of itself. */
export interface PageInfo {
  title: string
  description: string
  /** Whether the page stands in for one that is not there. */
  isNotFound: boolean
}

/** What is told of an entity's page. */
export function entityInfo({ title, excerpt }: AnyEntity, _site?: Site): PageInfo {
  return { title: withBrand(title), description: excerpt, isNotFound: false }
}

/** What is told of the page that stands in for one that is not there. */
export function notFoundInfo(home: AnyEntity, _site: Site): PageInfo {
  return { ...entityInfo(home), title: withBrand('Page not found'), isNotFound: true }
}
