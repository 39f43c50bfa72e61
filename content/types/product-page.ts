import type { Action } from './text'

/** The price as each place gives it. Where places differ, `note` says why. */
export interface Price {
  /**
   * On the product's page and in the catalog.
   * @example $47/month
   */
  page: string
  /**
   * In the Products menu; none is shown when left out.
   * @example $97/month
   */
  menu?: string
  /**
   * For search engines; the page's price when left out.
   * @example $149/month
   */
  search?: string
  /**
   * Why other places state another price, for those who maintain the texts; visitors don’t see it.
   * @example The list keeps $40/month until the contract of last year ends
   */
  note?: string
}

/** A line of a product's live example; its last words are marked where somebody should look at them. */
export interface ExcerptLine {
  /**
   * What the line is, in one or two words, such as who speaks.
   * @example Caller
   */
  label?: string
  /**
   * The line.
   * @example Done. Your table for six is booked at seven.
   */
  text: string
  /**
   * Its language, where that is not the page's.
   * @example fr
   */
  language?: string
  /**
   * Its last words, which are marked.
   * @example is booked at seven.
   */
  marked?: string
  /**
   * What is written beside it.
   * @example Money moves here. $84 is within your $100.
   */
  remark?: string
}

/** A strategy framework that a product works through. */
export interface StrategyFramework {
  /**
   * The framework's name.
   * @markdown
   * @example SWOT
   */
  name: string
  /**
   * What it finds out, in one sentence.
   * @markdown
   * @example Sets what you do well and badly against what the market offers and threatens.
   */
  description: string
  /**
   * How long it takes.
   * @markdown
   * @example 15 min
   */
  time: string
  /**
   * How many questions it asks.
   * @minimum 1
   * @asType integer
   * @example 26
   */
  questionCount: number
}

/** What the product does, step by step, below the heading of its section. */
export interface Showcase {
  /**
   * The steps, in order.
   * @markdown
   * @minItems 2
   * @example ["Upload video", "Select target language"]
   */
  points: string[]
}

/** The last section of a product page. */
export interface Closing {
  /**
   * What the visitor can do now.
   * @example Send your next hard email in two minutes
   */
  title: string
  /**
   * One or two sentences under it.
   * @markdown
   * @example The free tier writes five emails a day.
   */
  description: string
  /**
   * Three to six points, each checked off: what the price depends on, and what it has in it.
   * @markdown
   * @minItems 3
   * @maxItems 6
   * @example ["No credit card"]
   */
  checklist: string[]
}

/** The first screen of a product's page. */
export interface ProductHero {
  /**
   * The few words above the title.
   * @example Executive email
   */
  badge: string
  /**
   * The page's one main heading, at most 60 characters.
   * @maxLength 60
   * @example Say it once. Send it well.
   */
  title: string
  /**
   * What the product does for the reader, at most 160 characters.
   * @maxLength 160
   * @example Dictate fifteen seconds; get a mail that says it in your tone, with every fact kept.
   */
  lead: string
  /** The button. */
  primary: Action
  /** The link beside it. */
  secondary: Action
}
