import type { Issue } from '../../base/diagnostics/issue'
import { createPartCheck } from '../../mdx/checks/words/check-words'
import type { SiteDefinition } from '../../site'
import { escapeString, type SettingsText, stringsInSettings } from '../files/read-settings'

/** Gives the check of the texts in the site's settings, which every visitor reads: the words that rules replace. */
export function createSettingsCheck({ rules }: SiteDefinition): (settings: SettingsText | undefined) => Issue[] {
  const checkWords = createPartCheck(rules)
  return settings => {
    if (!settings) return []
    const { file, source } = settings
    // Addresses and paths are no words.
    const texts = stringsInSettings(source).filter(({ text }) => !/^(\.{0,2}\/|https?:)\S*$/.test(text))
    return texts.flatMap(text =>
      checkWords([text], source, file).map(({ fix, ...issue }) => ({
        ...issue,
        fix: fix ? { ...fix, text: escapeString(fix.text, text.quote) } : undefined,
      })),
    )
  }
}
