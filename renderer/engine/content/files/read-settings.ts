import { join } from 'node:path'
import { isRegularFile } from '../../base/files/list-files'
import { isLinkName } from '../../mdx/extract'
import type { SiteDefinition } from '../../site'
import type { Unsaved } from './content-path'
import { readSource } from './read-file'

/** The file with the site's settings, as text. */
export interface SettingsText {
  file: string
  source: string
}

/** A string in the site's settings (menus, footer, banner), as it is written, with its offsets in the file. */
export interface SettingsString {
  text: string
  /** The name of the field that has it; empty in a list. */
  name: string
  /** The quotation mark around it. */
  quote: string
  start: number
  end: number
}

/** Reads the settings file of a site, or its unsaved text; undefined where the site names none or it is missing. */
export function readSettings(root: string, site: SiteDefinition, unsaved?: Unsaved): SettingsText | undefined {
  const file = site.settingsFile?.file
  if (!file) return
  const text = unsaved?.get(file)
  if (text !== undefined) return { file, source: text }
  return isRegularFile(root, file) ? { file, source: readSource(join(root, file)).source } : undefined
}

/** Every string in the settings. */
export function stringsInSettings(source: string): SettingsString[] {
  // Comments are matched first, so that quotation marks in them don't begin a string.
  const parts = source.matchAll(/\/\/.*|\/\*[\s\S]*?\*\/|(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)
  return [...parts].flatMap(({ index, 1: quote, 2: text = '' }) => {
    const [, name = ''] = /(\w{1,40}):\s{0,40}$/.exec(source.slice(Math.max(0, index - 80), index)) ?? []
    return quote === undefined ? [] : [{ text, name, quote, start: index + 1, end: index + 1 + text.length }]
  })
}

/** Every string in the settings that is a URL: the value of a field for URLs, or one that begins with a slash. */
export function linksInSettings(source: string, { settingsFile }: SiteDefinition): SettingsString[] {
  return stringsInSettings(source).filter(
    ({ text, name, start }) =>
      (name === 'home' || isLinkName(name) || /^\/[^\s$\\]*$/.test(text)) &&
      !settingsFile?.noLink?.test(source.slice(0, start - 1)),
  )
}

/** Writes a text for the place of a string between quotation marks of this kind. */
export function escapeString(text: string, quote: string): string {
  return text
    .replace(/[\\$]/g, sign => (sign === '$' && quote !== '`' ? sign : `\\${sign}`))
    .replaceAll(quote, `\\${quote}`)
}
