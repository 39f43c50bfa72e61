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
