import type { SettingsText } from '../files/settings'

/** What relating documents needs besides them. */
export interface RelateContext {
  /** The files in content/media, as content names them. */
  media: readonly string[]
  settings: SettingsText | undefined
}
