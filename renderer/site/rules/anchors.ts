import type { Document } from '@proofsheet/engine/content/document'
import { answerAnchors, questionAnchors } from './element-ids'

/**
 * The anchors that come from a page's fields and the components in its body. An end-to-end test compares them with the
 * pages.
 */
export function layoutAnchors({ parsed, body }: Document, all: readonly Document[]): string[] {
  const uses = (name: string) => body.components.includes(name)
  const products = () => all.filter(({ entry }) => entry.collection === 'products').map(({ entry }) => entry.slug)
  const asked = () =>
    all.flatMap(other => {
      const questions = other.body === body ? [] : questionsOf(other.parsed.data)
      const { slug } = other.entry
      return questions.length > 0 ? [`about-${slug}`, ...answerAnchors(slug, questions)] : []
    })
  return [
    ...(uses('PostLists') ? ['featured-articles', 'latest-articles'] : []),
    ...(uses('ContactForm') ? ['write-to-us'] : []),
    ...(uses('ProductCatalogue') ? products().map(slug => `product-${slug}`) : []),
    ...(uses('ProductFigures') ? products().map(slug => `try-${slug}`) : []),
    ...(uses('AllQuestions') ? asked() : []),
    ...(uses('Faq') ? questionAnchors(questionsOf(parsed.data)) : []),
  ]
}

function questionsOf(data: Record<string, unknown> | undefined): string[] {
  const items = Array.isArray(data?.faqs) ? data.faqs : []
  return items.flatMap(item => (typeof item?.question === 'string' ? [item.question] : []))
}
