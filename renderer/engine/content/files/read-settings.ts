import { join } from 'node:path'
import { isRegularFile } from '../../boundary/list-files'
import type { SiteDefinition } from '../../site'
import type { Unsaved } from './list-folder'
import { readSource } from './read-file'

/** The file with the site's settings, as text. */
export interface SettingsText {
  file: string
  source: string
}

/** A URL in the site's settings (menus, footer, banner) with its offsets in the file. */
export interface SettingsLink {
  url: string
  start: number
  end: number
}

/** Reads the settings file of a site, or its unsaved text; undefined where the site names none or it is missing. */
export function readSettings(
  root: string,
  { settingsFile }: SiteDefinition,
  unsaved?: Unsaved,
): SettingsText | undefined {
  if (!settingsFile) return
  const { file } = settingsFile
  const text = unsaved?.get(file)
  if (text !== undefined) return { file, source: text }
  return isRegularFile(root, file) ? { file, source: readSource(join(root, file)).source } : undefined
}

/** Every string in the settings that is an internal URL: one that begins with a slash. */
export function linksInSettings(source: string, { settingsFile }: SiteDefinition): SettingsLink[] {
  // Comments are matched first, so that quotation marks in them don't begin a string.
  const parts = source.matchAll(/\/\/.*|\/\*[\s\S]*?\*\/|(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)
  return [...parts].flatMap(({ index, 2: url = '' }) =>
    /^\/[^\s$\\]*$/.test(url) && !settingsFile?.noLink?.test(source.slice(0, index))
      ? [{ url, start: index + 1, end: index + 1 + url.length }]
      : [],
  )
}
