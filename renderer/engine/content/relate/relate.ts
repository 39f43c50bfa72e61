import { type Issue, isError, toIssue } from '../../base/diagnostics/issue'
import { fileStart } from '../../base/diagnostics/position'
import { createPartCheck } from '../../mdx/checks/check-words'
import type { SiteDefinition } from '../../site'
import type { Document } from '../document'
import { escapeString, type SettingsText, stringsInSettings } from '../files/read-settings'
import { checkLayouts } from '../pages/layouts'
import type { RelateContext } from './context'
import { checkHeadingIds } from './heading-ids'
import { checkUnusedMedia } from './images'
import { createLinkCheck } from './links/check-links'
import { type CacheCheck, createCheckCache } from './memoize'
import { checkTags } from './tags'
import { checkUrls } from './urls'
import { checkDates, checkValues } from './values'

/** Gives the function that checks documents against each other: duplicates, broken links and images, own rules. */
export function createRelater(
  site: SiteDefinition,
  cacheCheck: CacheCheck = createCheckCache(),
): (documents: Document[], context: RelateContext) => Issue[] {
  const { rules, collections } = site
  const checkLinks = createLinkCheck(site, cacheCheck)
  const checkSettings = createSettingsCheck(site)
  return (documents, context) => [
    ...checkLayouts(documents, collections, context.layouts),
    ...checkUrls(documents, collections, context.reserved),
    ...checkTags(documents, collections),
    ...checkValues(documents, collections, context.isNew),
    ...checkDates(documents),
    ...checkEmpty(documents, site),
    ...checkHeadingIds(documents, site),
    ...checkLinks(documents, context),
    ...checkSettings(context.settings),
    ...checkUnusedMedia(documents, context.media),
    ...(rules?.relate?.(documents) ?? []),
  ]
}

/** Gives the check of the site's settings: the words that rules replace, and the forms that every page depends on. */
function createSettingsCheck({ rules }: SiteDefinition) {
  const checkWords = createPartCheck(rules?.words)
  return (settings: SettingsText | undefined): Issue[] => {
    if (!settings) return []
    const { file, source } = settings
    // Addresses and paths are no words.
    const all = stringsInSettings(source)
    const texts = all.filter(({ text }) => !/^(\.{0,2}\/|https?:)\S*$/.test(text))
    const ofForms = all.flatMap(each => {
      const [isRight, message = '', hint = ''] = forms[each.name] ?? []
      if (isRight?.(each.text) !== false) return []
      return [toIssue({ ...each, code: 'field-value', message, hint }, source, file)]
    })
    const ofWords = texts.flatMap(text =>
      checkWords([text], source, file).map(({ fix, ...issue }) => ({
        ...issue,
        fix: fix ? { ...fix, text: escapeString(fix.text, text.quote) } : undefined,
      })),
    )
    return [...ofForms, ...ofWords]
  }
}

/** The forms of texts in the settings by the name of their field: a test, and the message and the hint where it fails. */
const forms: Record<string, [isRight: (text: string) => boolean, message: string, hint: string]> = {
  origin: [
    // The form that browsers give it.
    text => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
    'This is not the origin of a website, which begins the full URL of each page.',
    'Write it as https://site.example, without a slash at the end.',
  ],
  language: [text => /^[a-z]{2,3}(-\w{2,8})*$/i.test(text), 'This is no tag of a language.', 'Write it as en.'],
}

/** Reports articles without text: files of a collection with a feed, whose readers come to read. */
function checkEmpty(documents: Document[], { collections }: SiteDefinition): Issue[] {
  return documents.flatMap(({ entry: { file, collection, start }, parsed, body, issues }) => {
    if (!collections[collection]?.feed || start || body.words > 0 || issues.some(isError)) return []
    if (parsed.data?.draft === true || parsed.body.trim() !== '') return []
    const message = 'The article has no text below its frontmatter.'
    return [{ file, ...fileStart, code: 'body-empty', message, hint: 'Write it below the second ---.' } as const]
  })
}
