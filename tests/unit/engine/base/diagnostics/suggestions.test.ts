import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBetter } from '../../../../../renderer/authoring/fix/fix-all'
import { applyFix, formatIssue, type Issue } from '../../../../../renderer/engine/base/diagnostics/issue'
import { createLoader } from '../../../../../renderer/engine/content/load'
import { nameOf } from '../../../../factories/issues'
import { fixtureRoot } from '../../../../factories/root'
import { mistakenFiles } from '../../../../factories/texts/mistakes'
import { runsOf } from '../../../../factories/texts/random-texts'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

/** Whether an issue of another place could not be seen before a fix: of a field or component that had no known name. */
function wasMasked(fixed: Issue, { code, field }: Issue): boolean {
  // It can be in the name of a field, or hide other issues of a text; without the fields nothing is known of them.
  if (fixed.code === 'text-character' || fixed.code === 'frontmatter-syntax') return true
  // Claims are compared once fields have their names and types.
  if (code === 'claim-differs') return /^field-/.test(fixed.code)
  const isOfComponents = /^(prop-|fact-|body-(field|value))/.test(code)
  if (fixed.code === 'field-unknown')
    return isOfComponents || (code !== 'field-duplicate' && `${field}.`.includes(`${fixed.fix?.text}.`))
  return isOfComponents && ['body-component', 'prop-unknown', 'body-syntax'].includes(fixed.code)
}

/** Whether an issue is about the text that a fix put in; words and figures of it were there before. */
function isInPlace({ fix }: Issue, { line, column, code }: Issue): boolean {
  if (/^(word-|claim-)/.test(code)) return false
  return fix !== undefined && fix.line === line && fix.column <= column && column < fix.column + fix.text.length
}

const countOf = (issues: Issue[], issue: Issue) =>
  issues.filter(each => nameOf(each) === nameOf(issue) && each.file === issue.file).length

test('each fix of each issue removes it, and no other comes in its place', { timeout: 600_000 }, async () => {
  const load = createLoader({ root: fixtureRoot('broken-site'), site })
  const check = async (file: string, text: string) => (await load(new Map([[file, text]]))).issues
  const codes = new Set<string>()
  await fc.assert(
    fc.asyncProperty(mistakenFiles, async ({ file, text }) => {
      const issues = await check(file, text)
      for (const issue of issues) {
        if (issue.file !== file || !issue.fix) continue
        codes.add(issue.code)
        const after = await check(file, applyFix(text, issue.fix))
        // Other files may have issues because this one is a page, or a draft, again.
        const came = after.filter(each => each.file === file && !isBetter(issues, [each], []))
        const inPlace = came.filter(each => isInPlace(issue, each) || !wasMasked(issue, each))
        const what = `${formatIssue(issue)}\n  fix: ${JSON.stringify(issue.fix.text)}`
        expect(inPlace.map(formatIssue), what).toEqual([])
        expect(countOf(after, issue), what).toBe(countOf(issues, issue) - 1)
      }
    }),
    { ...runsOf(12, 7), endOnFailure: true },
  )
  expect(codes.size).toBeGreaterThan(5)
})
