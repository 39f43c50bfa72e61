import type { Entity } from '@proofsheet/engine/content/entity'
import type {
  BlogPosting,
  Course,
  FAQPage,
  Offer,
  Organization,
  Person,
  Service,
  SoftwareApplication,
} from 'schema-dts'
import type { BlogPost } from '../../../../content/types/blog'
import type { FaqItem } from '../../../../content/types/faq'
import type { Product } from '../../../../content/types/product'
import type { Solution } from '../../../../content/types/solution'
import type { TrainingProgram } from '../../../../content/types/training'
import { fullUrl } from '../../full-url'
import { plainInline } from '../../mdx/inline'
import type { PageInfo } from '../page-shapes'
import { us } from './organization'

/** A product, with an offer where its page shows a price. */
export function application(
  product: Entity<Product>,
  { lead, canonical, image, screenshot }: PageInfo,
): SoftwareApplication {
  const { name, hero, featureCards, benefits, price } = product
  const offer = price && offerOf(price.page)
  return {
    '@type': 'SoftwareApplication',
    name,
    description: lead,
    url: canonical,
    image,
    screenshot,
    applicationCategory: hero.badge,
    featureList: [...featureCards.map(({ title }) => title), ...benefits].map(plainInline),
    publisher: us,
    offers: offer,
  }
}

/** The offer in a price such as "$97/month"; none in words such as "Custom pricing". */
export function offerOf(price: string): Offer | undefined {
  const [, amount, unit] = /^\$(\d+(?:\.\d\d)?)\/(month|year)$/.exec(price) ?? []
  if (!amount || !unit) return undefined
  const priceSpecification = {
    '@type': 'UnitPriceSpecification',
    price: amount,
    priceCurrency: 'USD',
    unitText: unit,
  } as const
  return { '@type': 'Offer', price: amount, priceCurrency: 'USD', priceSpecification }
}

/** An article with its author. */
export function posting(post: Entity<BlogPost>, { canonical, image, article }: PageInfo): BlogPosting {
  const { title, excerpt, author, authorBio, date, category, tags } = post
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    url: canonical,
    mainEntityOfPage: canonical,
    image,
    datePublished: date,
    dateModified: article?.updated,
    author: authorOf(author, plainInline(authorBio)),
    publisher: us,
    articleSection: category,
    keywords: tags,
  }
}

/** The author of an article: a team of the company is an organization, anybody else a person who works for it. */
function authorOf(name: string, description: string): Organization | Person {
  return /\b(team|editors)$/i.test(name)
    ? { '@type': 'Organization', name, description, parentOrganization: us }
    : { '@type': 'Person', name, description, worksFor: us }
}

/** A training program as a course of the company. */
export function course({
  title,
  url,
  description,
  audience,
  learningOutcomes,
}: Entity<TrainingProgram>): Exclude<Course, string> {
  return {
    '@type': 'Course',
    name: title,
    description: plainInline(description),
    url: fullUrl(url),
    provider: us,
    audience: { '@type': 'Audience', audienceType: plainInline(audience) },
    teaches: learningOutcomes.map(plainInline),
  }
}

/** A solution as a service of the company. */
export function service({ title, url, subtitle, description, metadata }: Entity<Solution>): Service {
  return {
    '@type': 'Service',
    name: title,
    description: plainInline(description),
    url: fullUrl(metadata.url ?? url),
    serviceType: subtitle,
    provider: us,
  }
}

/** Questions with their answers. */
export function questions(faqs: FaqItem[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainInline(answer) },
    })),
  }
}
