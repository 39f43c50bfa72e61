import type { Cache } from '@proofsheet/engine/base/cache/store'
import { count, type Issue, show } from '@proofsheet/engine/base/diagnostics/issue'
import { toPrintable } from '@proofsheet/engine/base/diagnostics/printable'
import { isRegularFile } from '@proofsheet/engine/base/files/list-files'
import { readSource } from '@proofsheet/engine/content/files/read-file'
import { createLoader } from '@proofsheet/engine/content/load'
import type { SiteDefinition } from '@proofsheet/engine/site'
import { foreignFix } from '../foreign/foreign-fix'
import { replaceText } from '../replace-text'
import { type FixedIssue, fixAll } from './fix-all'

/** The result of `check --fix`. */
export interface FixReport {
  fixed: FixedIssue[]
  /** The files that were changed by someone else meanwhile, and are left as they are. */
  skipped: string[]
}

/** Applies every certain fix in the content files at or below the paths, all if there are none; each file at once. */
export async function fixContent(
  { root, site, cache }: { root: string; site: SiteDefinition; cache: Cache },
  paths: string[],
): Promise<FixReport> {
  const load = createLoader({ root, site, cache })
  const before = new Map<string, string>()
  const { texts, fixed } = await fixAll({
    check: async unsaved => (await load(unsaved)).issues,
    foreignFix: (issue, source) => foreignFix(issue, source, site),
    includes: file => paths.length === 0 || paths.some(path => `${file}/`.startsWith(`${path}/`)),
    read: file => {
      const source = readContent(root, site, file)
      if (source !== undefined) before.set(file, source)
      return source
    },
  })
  const skipped = [...texts].flatMap(([file, text]) =>
    text === before.get(file) || replaceText(root, file, before.get(file) ?? '', text) ? [] : [file],
  )
  return { fixed: fixed.filter(({ file }) => !skipped.includes(file)), skipped }
}

/** One line for each fixed issue, and a summary. */
export function describeFixes({ fixed, skipped }: FixReport): string {
  const lines = fixed.map(issue =>
    toPrintable(`${placeOf(issue)}: ${show(issue.written)} is now ${show(issue.fix.text)}`),
  )
  const files = new Set(fixed.map(({ file }) => file)).size
  const summary =
    fixed.length > 0 ? `${count(fixed.length, 'fix', 'fixes')} in ${count(files, 'file')}.` : 'Nothing to fix.'
  return [...lines, ...skipped.map(file => `${file} was changed meanwhile and is left as it is.`), summary].join('\n')
}

function placeOf({ file, line, column, field, code }: Issue): string {
  return [`${file}:${line}:${column}`, field, code].filter(Boolean).join('  ')
}

/** The text of a content file or of the settings; undefined for other files, such as media. */
function readContent(root: string, { collections, settingsFile }: SiteDefinition, file: string): string | undefined {
  const [, collection = ''] = /^content\/([^/]+)\/.+\.mdx?$/.exec(file) ?? []
  const isText = Object.hasOwn(collections, collection) || file === settingsFile?.file
  if (!isText || !isRegularFile(root, file)) return
  try {
    return readSource(`${root}/${file}`).source
  } catch {
    // Not UTF-8: that is an issue of its own.
    return
  }
}
