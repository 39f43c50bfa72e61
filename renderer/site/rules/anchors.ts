import { toSlug } from '../../engine/content/find'
import type { Document } from '../../engine/content/relate/relate'
import type { CollectionName } from '../collections'

/** The anchors that each kind of page has beside those of its text; `tests/e2e/html.spec.ts` holds them to the pages. */
const layoutAnchors: Partial<Record<CollectionName, string[]>> = {
  products: ['showcase', 'features', 'catalogue', 'customers', 'begin'],
  blog: ['related', 'newsletter'],
  training: ['curriculum', 'outcomes'],
  solutions: ['features', 'use-cases'],
}

/** The anchors that every page has. */
export const shellAnchors = ['main', 'header']

/** The anchors to which a link may lead on the page of an entry. */
export function anchorsOf({ entry, parsed, body }: Document, all: Document[]): string[] {
  const uses = (name: string) => body.components.includes(name)
  const products = () => all.filter(({ entry }) => entry.collection === 'products').map(({ entry }) => entry.slug)
  return [
    ...shellAnchors,
    ...(layoutAnchors[entry.collection] ?? []),
    ...body.headings.map(({ anchor }) => anchor),
    ...(parsed.data?.frameworks ? ['frameworks'] : []),
    ...(uses('PostLists') ? ['featured-articles', 'latest-articles'] : []),
    ...(uses('ContactForm') ? ['write-to-us'] : []),
    ...(uses('ProductCatalogue') ? products().map(slug => `product-${slug}`) : []),
    ...(uses('ProductFigures') ? products().map(slug => `try-${slug}`) : []),
    ...(uses('Faq') ? questionsOf(parsed.data).map(toSlug) : []),
  ]
}

function questionsOf(data: Record<string, unknown> | undefined): string[] {
  const items = Array.isArray(data?.faqs) ? data.faqs : []
  return items.flatMap(item => (typeof item?.question === 'string' ? [item.question] : []))
}
