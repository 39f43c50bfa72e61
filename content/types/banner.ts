import type { Href } from '@proofsheet/engine/content/schema/text'
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
  /**
   * The fact that it rests on.
   * @example SOC 2 Type II
   */
  fact?: string
  /** The picture beside it. */
  icon: IconName
}

/** A line of a closing form: its label, with an example written on it or a link to the form for messages. */
export interface ClosingField {
  /**
   * The label of the line, below or above it.
   * @example They speak
   */
  label: string
  /**
   * The example that is written on it.
   * @maxLength 30
   * @example German
   */
  value?: string
  /**
   * Where its label leads: the contact form about one subject.
   * @example /contactUs/?about=plan
   */
  href?: Href
}

/** The lines of a first message, as an example on an object of the page's own subject beside the closing sentence. */
export interface ClosingForm {
  /**
   * Ruled lines of a note, a machine's plate, a sum, two levels, captions of a call, or a ballot.
   * @example note
   */
  look: 'note' | 'plate' | 'sum' | 'levels' | 'captions' | 'ballot'
  /**
   * The line above it.
   * @example One case, in five lines
   */
  head: string
  /**
   * Its lines.
   * @minItems 2
   * @example [{ "label": "They speak", "value": "German" }, { "label": "We read", "value": "English" }]
   */
  fields: ClosingField[]
}

/** The closing banner of a page. */
export interface Banner {
  /**
   * A small line above the heading.
   * @example For teams of ten and more
   */
  eyebrow?: string
  /**
   * The question or fact that closes the page.
   * @example What would your team hand over on Monday?
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
   * Whether the page shows the figures and the trust badges: where a company decides, they are an argument.
   * @example true
   */
  hasFigures?: boolean
  /** An example of a first message beside the sentence. */
  form?: ClosingForm
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
