import type { Media } from '../../images/media'
import type { SettingsText } from '../files/read-settings'

/** The context of relation checks. */
export interface RelateContext {
  media: Media
  settings: SettingsText | undefined
  /** Where the build publishes files besides pages, as `covers` reads it. */
  reserved: readonly string[]
  /** Gives the URLs that were ever published, as the ledger has them. */
  published?: () => ReadonlySet<string>
  /** The URLs that layouts show, as `readLayouts` gives them. */
  layouts?: readonly string[] | undefined
}
