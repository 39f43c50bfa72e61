import { liveSettingsId } from './live-settings'
import { readSettingsObject } from './settings-file'

/** A settings file whose object pages read through `liveSettings`; undefined where it has none. */
export function wrapSettings(source: string): string | undefined {
  const settings = readSettingsObject(source)
  if (!settings) return
  const { start, end } = settings
  const wrapped = `liveSettings.read(${source.slice(start, end)})`
  return `import { liveSettings } from ${JSON.stringify(liveSettingsId)};${source.slice(0, start)}${wrapped}${source.slice(end)}`
}
