import type { Action } from '../../../../../content/types/text'
import type { Href } from '../../../../../renderer/engine/shapes/text'

/** The settings of a small site. */
export interface SiteSettings {
  brand: string
  /** Where the site is published, without a closing slash. */
  origin: string
  language: 'en'
  home: Href
  /** The header's links. */
  navigation: Action[]
  /** The line at the foot. */
  foot: string
}
