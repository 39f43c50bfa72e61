import { expect, test } from 'vitest'
import { applyFix, formatIssue, toIssue } from '../../../../renderer/engine/base/diagnostics/issue'
import { checkMisreadImages } from '../../../../renderer/engine/mdx/checks/check-images'
import { everyNode } from '../../../../renderer/engine/mdx/nodes'
import { createBodyParser } from '../../../../renderer/engine/mdx/parse-body'

const parse = createBodyParser({ collections: {} })

function check(body: string) {
  const { tree } = parse(body, 'a.mdx')
  if (!tree) throw new Error('The body can not be parsed.')
  const findings = checkMisreadImages(everyNode(tree), body)
  return { issues: findings.map(finding => toIssue(finding, body, 'a.mdx')), tree }
}

test('an image that Markdown reads as text is reported, with the fix', () => {
  const body = 'See ![the plan](/media/two words.png "Title"), please.'
  const { issues } = check(body)
  expect(issues.map(formatIssue).join('\n')).toBe(`a.mdx:1:17  body-syntax
  Markdown can't read /media/two words.png as the address of a picture: readers would see it as text.
  Put it between angle brackets: ![what it shows](</media/two words.png>).`)
})

test.each([
  ['![x](/media/two words.png)', '![x](</media/two words.png>)'],
  ['## ![x](two words.png )', '## ![x](<two words.png> )'],
  ['- a\n- b ![x](/media/Foto (1).png) c', '- a\n- b ![x](</media/Foto (1).png>) c'],
  ['![x](/media/Foto(1.png)', '![x](</media/Foto(1.png>)'],
  ["> ![x](/media/a b.png 'T')", "> ![x](</media/a b.png> 'T')"],
  ['![a *b* c](/media/_two words_.png)', '![a *b* c](</media/_two words_.png>)'],
  ['![x](/media/photo 1@2x.png)', '![x](</media/photo 1@2x.png>)'],
  ['| a |\n| - |\n| ![x](/media/a b.png) |', '| a |\n| - |\n| ![x](</media/a b.png>) |'],
  ['<Note>![x](/media/a b.png)</Note>', '<Note>![x](</media/a b.png>)</Note>'],
  ['[![x](/media/a b.png)](/faq/)', '[![x](</media/a b.png>)](/faq/)'],
])('the fix of %s is an image', (body, fixed) => {
  const [issue, ...others] = check(body).issues
  expect(others).toEqual([])
  const result = issue?.fix ? applyFix(body, issue.fix) : body
  expect(result).toBe(fixed)
  const { issues, tree } = check(result)
  expect(issues).toEqual([])
  expect(JSON.stringify(tree)).toContain('"type":"image"')
})

test.each([
  '![x](/media/plan.png) and ![y](</media/two words.png> "Title") and ![z][z]\n\n[z]: /media/z.png',
  '`![x](/media/two words.png)`',
  '```\n![x](/media/two words.png)\n```',
  '\\![x](/media/two words.png)',
  'Wow![this](is a remark in brackets)',
  '<Worked input="![x](/media/two words.png)" />',
  "{'![x](/media/two words.png)'}",
])('%s is as its writer means it', body => {
  expect(check(body).issues).toEqual([])
})
