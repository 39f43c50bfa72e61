import type { Metadata } from '../content/types/metadata'
import type { Site } from '../renderer/pipeline'
import type { PageSource } from '../renderer/shell/page-info'

type AnyEntity = Site[keyof Site][number]

/** How an entity presents itself to search engines, the breadcrumb bar and the closing banner. */
export function pageSource(entity: AnyEntity): PageSource {
  const { url } = entity
  if ('excerpt' in entity) {
    const { title, excerpt, tags } = entity
    const metadata = { title, description: excerpt, keywords: tags, type: 'article', ...entity.metadata } as const
    return { url, metadata, name: title, banner: false }
  }
  if ('lastUpdated' in entity) return { url, metadata: entity.metadata, name: entity.title, banner: false }
  // A product's page closes with its own section; the banner stands there only when the product words it.
  if ('tagline' in entity && 'closing' in entity)
    return {
      url,
      metadata: { type: 'product', ...withPrice(entity.metadata, entity.price?.search) },
      name: entity.name,
      banner: entity.banner ?? false,
    }
  const name = 'breadcrumb' in entity ? entity.breadcrumb : undefined
  return {
    url,
    metadata: entity.metadata,
    ...(name && { name }),
    ...('banner' in entity && entity.banner !== undefined && { banner: entity.banner }),
  }
}

/** Search engines are told the price that the product gives for them. */
function withPrice(metadata: Metadata, price: string | undefined): Metadata {
  return price ? { ...metadata, description: `${metadata.description} ${price}.` } : metadata
}
