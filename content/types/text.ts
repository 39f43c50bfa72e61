import type { Href } from '@proofsheet/engine/content/schema/text'

/**
 * The file name of a blog post, without its ending.
 * @reference blog
 * @example learn-ai-without-coding-beginners-guide
 */
export type BlogReference = string

/** A picture from the site's own icon set. */
export type IconName =
  | 'arrow'
  | 'audience'
  | 'award'
  | 'badge'
  | 'bell'
  | 'book'
  | 'branch'
  | 'building'
  | 'calendar'
  | 'canvas'
  | 'chart'
  | 'chat'
  | 'check'
  | 'clock'
  | 'cloud'
  | 'code'
  | 'cost'
  | 'document'
  | 'globe'
  | 'heart'
  | 'key'
  | 'layers'
  | 'lock'
  | 'mail'
  | 'microphone'
  | 'nodes'
  | 'phone'
  | 'play'
  | 'rocket'
  | 'search'
  | 'server'
  | 'shield'
  | 'slide'
  | 'spark'
  | 'sun'
  | 'target'
  | 'team'
  | 'voice'
  | 'wrench'

/** A text that readers may look through for one of its parts. */
export interface SectionedText {
  /**
   * Whether a list of the sections is beside the text. Without this field a text of three sections and more has one.
   * @example false
   */
  contents?: boolean
}

/** A labelled link. */
export interface Action {
  /**
   * The words on the link or button, two to four of them.
   * @example Watch Demo
   */
  label: string
  /** Where it leads. */
  href: Href
}

/** A part of the drawing of a number. */
export interface DrawingPart {
  /**
   * How many of the whole.
   * @example 9
   */
  amount: number
  /**
   * What this part is, in a few words.
   * @example settled
   */
  label?: string
  /** A part that is not filled, one that needs a look, or how it was before; filled when left out. */
  look?: 'open' | 'pen' | 'before'
}

/** A drawing that counts a number. */
export interface Drawing {
  /** One box or one dot for each, one bar in parts, a bar for each part, or lines that branch as often as each part says. */
  form: 'boxes' | 'dots' | 'bar' | 'bars' | 'branches'
  /**
   * The parts in order.
   * @minItems 1
   * @example [{ "amount": 9, "label": "settled" }, { "amount": 1, "label": "handed over", "look": "pen" }]
   */
  parts: DrawingPart[]
  /**
   * How many boxes or dots stand in a row; all of them when left out.
   * @minimum 1
   * @asType integer
   * @example 84
   */
  perRow?: number
}

/** The working of a number: what anyone can redo or count, and what the number leaves open. */
export interface Working {
  /**
   * What the number says, in one sentence.
   * @markdown
   * @example Four parcels sorted, the fifth set aside.
   */
  text: string
  /**
   * What it doesn’t say, in one sentence.
   * @markdown
   * @example Your share depends on what your parcels hold.
   */
  not?: string
  /**
   * What was counted, of how many and when, where that may be published.
   * @markdown
   * @example Counted over all calls of March 2026.
   */
  counted?: string
  /** The drawing that counts it. */
  drawing?: Drawing
}

/** A figure with what it measures. */
export interface Stat {
  /**
   * The figure with its unit, as it is shown.
   * @example 20+
   */
  value: string
  /**
   * What the figure measures, in a few words.
   * @example languages
   */
  label: string
  /** How it is counted, for the proof of a page. */
  working?: Working
}

/** A heading over a list of short lines. */
export interface TextList {
  /**
   * The heading of the list.
   * @example Industries covered
   */
  title: string
  /**
   * The lines of the list.
   * @markdown
   * @minItems 1
   * @example ["Healthcare", "Retail"]
   */
  items: string[]
}

/** A fact in a few words, behind the word that says of what. */
export interface FactLine {
  /**
   * What the fact is about.
   * @example Length
   */
  term: string
  /**
   * The fact.
   * @markdown
   * @example Five sessions, together or on several dates
   */
  detail: string
}
