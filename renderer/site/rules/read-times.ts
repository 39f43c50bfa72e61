import { type Issue, show } from '@proofsheet/engine/base/diagnostics/issue'
import type { Document } from '@proofsheet/engine/content/document'
import { minutesFor } from '@proofsheet/engine/content/entity'
import { shownReadTime } from '../page-info/read-time'

/** The number of words below which an article is still being written. */
const minWords = 100

/** Reports reading times that writers have given and that their text does not have. */
export function checkReadTimes(documents: readonly Document[]): Issue[] {
  return documents.flatMap(({ entry: { file }, parsed, body: { words } }) => {
    const written = parsed.data?.readTime
    const counted = shownReadTime(minutesFor(words))
    if (typeof written !== 'string' || written === counted || words < minWords) return []
    const at = parsed.locate(['readTime'], 'value')
    return {
      file,
      ...at,
      field: 'readTime',
      code: 'read-time',
      message: `${show(written)} is not how long the text takes: it has ${words} words.`,
      hint: `Remove the line: without it, pages show ${show(counted)}.`,
      fix: { ...at, text: counted },
    } satisfies Issue
  })
}
