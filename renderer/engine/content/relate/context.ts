import type { Media } from '../../images/media'
import type { SettingsText } from '../files/read-settings'
import type { LineReader } from '../lines/field-lines'

/** The context of relation checks. */
export interface RelateContext {
  media: Media
  settings: SettingsText | undefined
  /** Whether a content file is new; see `createNewFiles`. */
  isNew: (file: string) => boolean
  /** The fields with Markdown in them. */
  linesOf: LineReader
  /** Where the build publishes files besides pages, as `covers` reads it. */
  reserved: readonly string[]
}
