import type { SiteDefinition } from '../../site'
import { readLayouts } from '../pages/layouts'
import type { Unsaved } from './content-path'
import { readLedger } from './read-ledger'
import { readSettings, type SettingsText } from './read-settings'
import { reservedPaths } from './reserved-paths'

/** The files of the project that documents are checked against, besides each other and the media. */
export interface ProjectFiles {
  settings: SettingsText | undefined
  /** The paths at which the build publishes files besides pages, as `covers` reads them. */
  reserved: readonly string[]
  /** The URLs that layouts show, as `readLayouts` gives them. */
  layouts?: readonly string[] | undefined
}

/** Reads the other files that checks need, or their unsaved texts, and the text of the ledger. `key` is equal as long as nothing of them changes. */
export async function readProject(
  root: string,
  site: SiteDefinition,
  unsaved?: Unsaved,
): Promise<{ files: ProjectFiles; ledger: string; key: string }> {
  const [settings, layouts, reserved] = [
    readSettings(root, site, unsaved),
    readLayouts(root),
    await reservedPaths(root, site),
  ]
  const ledger = readLedger(root)
  const files = { settings, layouts, reserved }
  const key = JSON.stringify([files, ledger])
  return { files, ledger, key }
}
