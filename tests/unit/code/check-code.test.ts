import { expect, test } from 'vitest'
import { checkCode } from '../../../renderer/code/check-code'
import { applyFix, formatIssue, toIssue } from '../../../renderer/engine/base/diagnostics/issue'
import { everyNode } from '../../../renderer/engine/mdx/nodes'
import { createBodyParser } from '../../../renderer/engine/mdx/parse-body'

const parse = createBodyParser({ collections: {} })

function check(body: string) {
  const { tree } = parse(body, 'a.mdx')
  if (!tree) throw new Error('The body can not be parsed.')
  return checkCode(everyNode(tree), body).map(finding => toIssue(finding, body, 'a.mdx'))
}

const block = (info: string, code = 'a\nb\nc') => `\`\`\`${info}\n${code}\n\`\`\`\n`

test.each([
  '',
  'js',
  'TS title="a b" {1,2-3} showLineNumbers',
  'text title=\'say "a"\' lines',
  'sql {1} {3}',
  'yaml { 1, 3 }',
])('%j is understood', info => {
  expect(check(block(info))).toEqual([])
})

test('a mistyped language is reported with the near one, and its place', () => {
  expect(check(`Text.\n\n> ${block('javscript')}`).map(formatIssue)).toEqual([
    `a.mdx:3:6  code-language  warning
  There is no language "javscript"; the code is shown without colors.
  Did you mean "javascript"?`,
  ])
})

test.each([
  ['pyton', 'python'],
  ['js{1,3}', 'js {1,3}'],
  ['js showLineNumber', 'js showLineNumbers'],
  ['js filename="a.js"', 'js title="a.js"'],
  ['js src/a.js', 'js title="src/a.js"'],
  ['js  tilte="a"', 'js  title="a"'],
])('the fix of %j is %j', (info, fixed) => {
  const [issue, ...others] = check(block(info))
  expect(others).toEqual([])
  expect(issue?.fix && applyFix(block(info), issue.fix)).toBe(block(fixed))
  expect(check(block(fixed))).toEqual([])
})

test.each([
  ['klingon', 'Languages: text, bash, c,'],
  ['js{9}', 'Languages: text,'],
  ['js /word/', 'Write title="name" for a caption'],
  ['js {4}', 'Write title="name"'],
  ['js {2-1}', 'Write title="name"'],
  ['js title="a" b.js', 'Write title="name"'],
])('%j is reported without a fix', (info, hint) => {
  const [issue, ...others] = check(block(info))
  expect(others).toEqual([])
  expect(issue?.hint).toContain(hint)
  expect(issue?.fix).toBeUndefined()
})

test('a line that the block does not have is reported as such', () => {
  expect(check(block('js {2,7}'))[0]?.message).toBe("The block has 3 lines; {2,7} doesn't name some of them.")
})

test('a comment that marks nothing is reported at its name', () => {
  const body = block('js', 'a // [!code ++]\nb // [!code highlihgt]\nc')
  const [issue, ...others] = check(body)
  expect(others).toEqual([])
  expect(issue).toMatchObject({ line: 3, column: 13, code: 'code-meta', hint: 'Did you mean "highlight"?' })
  expect(issue?.fix && check(applyFix(body, issue.fix))).toEqual([])
})
