import type { Publication } from '@proofsheet/engine/content/schema/publication'
import type { BannerOverride } from './banner'
import type { Metadata } from './metadata'
import type { Action, Stat } from './text'

/** An enterprise solution with its figures. */
export interface Solution extends Publication {
  /**
   * The solution's name.
   * @example Real-Time Translation
   */
  title: string
  /**
   * The kind of AI it is.
   * @example Generative AI
   */
  category: string
  /**
   * What it does in one line.
   * @example Meetings in every language at once
   */
  subtitle: string
  /**
   * What it is and for whom, in two or three sentences.
   * @markdown
   * @example Speech is translated while it is spoken, with the terms of your own trade.
   */
  description: string
  /**
   * The place in lists and tabs, from 1.
   * @minimum 1
   * @asType integer
   * @example 1
   */
  order: number
  /**
   * What it does, point by point.
   * @markdown
   * @minItems 1
   * @example ["Subtitles in the call"]
   */
  features: string[]
  /** Its figures. */
  metrics: Stat[]
  /**
   * Where it is used.
   * @markdown
   * @minItems 1
   * @example ["Supplier calls"]
   */
  useCases: string[]
  /**
   * What it is built with.
   * @markdown
   * @minItems 1
   * @example ["Speech recognition"]
   */
  technologies: string[]
  /** The button of the page. */
  action: Action
  /** What the closing banner says differently here. */
  banner?: BannerOverride
  /** What search engines and social cards are told. */
  metadata: Metadata
}
