import type { Publication } from '@proofsheet/engine/content/schema/publication'
import type { ExternalAddress, Href, PicturePath, RecordingPath } from '@proofsheet/engine/content/schema/text'
import type { BannerOverride } from './banner'
import type { EntityColor } from './enterprise'
import type { FaqItem } from './faq'
import type { Metadata } from './metadata'
import type { FeatureCard } from './page'
import type { Closing, ExcerptLine, Price, ProductHero, Showcase, StrategyFramework } from './product-page'
import type { CatalogueQuote, Testimonial } from './testimonial'
import type { IconName, Stat, TextList } from './text'

/** Whether a product is ready; "Live" shows a green badge, all else an orange one. */
export type ProductStatus = 'Live' | 'Alpha' | 'Beta'

/** The shelves of the catalog. */
export type ProductCategory =
  | 'Strategy & Consulting'
  | 'Communication & Global Reach'
  | 'Communication & Productivity'
  | 'Career Development'
  | 'Professional Development'
  | 'Lifestyle & Wellness'
  | 'Communication & AI Agents'
  | 'Education & Global Reach'
  | 'Development & Deployment'
  | 'Automation & Workflows'

/** One entry of the Products panel in the header. */
export interface ProductMenuItem {
  /**
   * The product's name.
   * @example DraftEmail
   */
  title: string
  /** The product's page. */
  path: Href
  /**
   * Its purpose in at most six words.
   * @example Minutes of a meeting from its recording
   */
  description: string
  /** The picture beside the name, in the product's own color. */
  icon: IconName
  /** The product's own color. */
  color: EntityColor
  /**
   * What it costs or how it is tried, in few words.
   * @example $97/month
   */
  price: string
}

/** A product of the catalog; its id is the name of its file, its link is made from that. */
export interface Product extends Publication {
  /**
   * The product's name as it is written everywhere.
   * @example DraftEmail
   */
  name: string
  /**
   * Its purpose in at most six words, for the menu and for lists.
   * @example Minutes of a meeting from its recording
   */
  tagline: string
  /**
   * The work that fills the week of those who need it, beginning with “You”.
   * @example You write the minutes after the meeting
   */
  task: string
  /**
   * What its user should look at first in a result.
   * @example Names, dates and amounts
   */
  checkFirst: string
  /**
   * What it does and for whom, in one or two sentences.
   * @example Dictate what you mean; DraftEmail writes the email in your tone, in over 100 languages.
   */
  description: string
  /**
   * The place in menus and lists, from 1.
   * @minimum 1
   * @asType integer
   * @example 3
   */
  order: number
  /** The picture beside the name. */
  icon: IconName
  /**
   * One emoji for the product. Pages show its icon instead; the emoji is for other programs that read the content.
   * @example ✉️
   */
  emoji: string
  /**
   * Whether the product is ready.
   * @example Live
   */
  status: ProductStatus
  /**
   * The shelf of the catalog.
   * @example Communication & Productivity
   */
  category: ProductCategory
  /** The product's own site, or null when it has none. */
  externalLink: ExternalAddress | null
  /**
   * Its features in few words, the most important first.
   * @markdown
   * @minItems 3
   * @example ["Voice to email"]
   */
  features: string[]
  /**
   * What its user gains, the most important first; the list of all products shows the first two.
   * @markdown
   * @minItems 2
   * @example ["Saves 3 hours after each meeting"]
   */
  benefits: string[]
  /**
   * The product's one color, used in its figure and beside its name.
   * @example teal
   */
  color: EntityColor
  /**
   * The three headline figures.
   * @minItems 3
   * @maxItems 3
   */
  stats: Stat[]
  /**
   * Lines of its live example, for the list of all products: at least one has a remark.
   * @minItems 2
   * @example [{ "text": "Hi there,", "marked": "Hi there,", "remark": "No name is invented, so put one in." }]
   */
  excerpt: ExcerptLine[]
  /** A picture of the product at work, as wide as a page: search engines get it with the facts of the product. */
  screenshot?: PicturePath
  /** A small picture for lists. */
  thumbnail?: PicturePath
  /** A recording of the product at work, in WebM, for visitors without scripts. */
  demoVideo?: RecordingPath
  /**
   * What is done in the recording and what follows, for those who don't see it.
   * @minItems 1
   * @example ["The email is switched to Formal; the note stays as it was said."]
   */
  demoSteps?: string[]
  /** What a customer says in the list of all products. */
  testimonial?: CatalogueQuote
  /**
   * Who uses it for what.
   * @markdown
   * @minItems 2
   * @example ["Executives who answer mail between meetings"]
   */
  useCases: string[]
  /**
   * What it can't do, one short sentence each.
   * @markdown
   * @maxItems 4
   * @example ["It doesn’t decide who was right."]
   */
  limits?: string[]
  /** What people ask before they begin. */
  faqs?: FaqItem[]
  /** What it costs, where that is public. */
  price?: Price
  /**
   * The free trial in one line.
   * @example Free for the first 20 pages, no account
   */
  trial?: string
  /** The first screen of the product's page. */
  hero: ProductHero
  /** What it does, step by step. */
  showcase?: Showcase
  /**
   * The six features with a sentence each.
   * @minItems 6
   * @maxItems 6
   */
  featureCards: FeatureCard[]
  /** The strategy frameworks it works through. */
  frameworks?: StrategyFramework[]
  /** Longer lists: languages, industries, question banks. */
  lists?: TextList[]
  /**
   * Two customers' words.
   * @minItems 2
   * @maxItems 2
   */
  testimonials: Testimonial[]
  /** The last section. */
  closing: Closing
  /** What the closing banner says differently here. */
  banner?: BannerOverride
  /** What search engines and social cards are told. */
  metadata: Metadata
}
