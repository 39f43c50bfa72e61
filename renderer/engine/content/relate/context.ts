import type { SettingsText } from '../files/read-settings'

/** The context of relation checks. */
export interface RelateContext {
  /** The files in content/media, as content names them. */
  media: readonly string[]
  settings: SettingsText | undefined
  /** Where the build publishes files besides pages, as `covers` reads it. */
  reserved: readonly string[]
}
