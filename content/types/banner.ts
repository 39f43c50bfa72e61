import type { Action, IconName } from './text'

/** One headline figure of the closing banner. */
export interface BannerStat {
  /** The picture beside the figure. */
  icon: IconName
  /**
   * The figure, as it is shown.
   * @example 300%+
   */
  value: string
  /**
   * What it measures.
   * @example typical ROI within 12 months
   */
  label: string
}

/** One reason to trust, at the foot of the closing banner. */
export interface TrustIndicator {
  /**
   * The reason in two words.
   * @example Enterprise Security
   */
  label: string
  /** The picture beside it. */
  icon: IconName
}

/** The closing banner of a page. */
export interface Banner {
  /**
   * The question or fact that closes the page.
   * @example Ready to Transform Your Business with AI?
   */
  heading: string
  /**
   * One or two sentences under the heading.
   * @example Tell us the job. We answer with a tool, a build or a course.
   */
  description: string
  /**
   * The headline figures.
   * @minItems 3
   * @maxItems 3
   */
  stats: BannerStat[]
  /**
   * How the figures go together with others that a visitor may have read, in one or two sentences.
   * @markdown
   * @example Typical, not average: the average of 100+ implementations is 3.2x.
   */
  statsNote?: string
  /**
   * The trust badges.
   * @minItems 3
   * @maxItems 3
   */
  trustIndicators: TrustIndicator[]
  /**
   * The button and the link beside it.
   * @minItems 1
   * @maxItems 2
   */
  actions: Action[]
}

/** What a page says differently in its closing banner; what is left out keeps the site's default. */
export type BannerOverride = Partial<Banner>
