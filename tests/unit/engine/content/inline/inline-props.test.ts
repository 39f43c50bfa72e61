import { expect, test } from 'vitest'
import { applyFix } from '../../../../../renderer/engine/base/diagnostics/issue'
import { page } from '../../../../factories/content-files'
import { partOf } from '../../../../factories/issues'
import { loadFiles } from '../../../../factories/site'

const figure = (caption: string) => `<Figure caption=${caption}>\n\nText.\n\n</Figure>`

/** The issues of a page with this body, each with the part of the file that it is about. */
async function check(body: string): Promise<string[]> {
  const source = page({}, body)
  const { issues } = await loadFiles({ 'pages/one.mdx': source })
  // The marks of strings are in the examples on purpose.
  const own = issues.filter(({ code }) => code !== 'text-quotes')
  return own.map(issue => `${issue.code} ${issue.field} ${partOf(source, issue)}`)
}

test.each([
  figure('"See [the page](/one/#main), **now**, `code`"'),
  figure("{'*Now*'}"),
  '<Margin items={["See [the page](/one/)", "`code`"]} />',
  ':::tip[See *this* and `npm ci`]\nText.\n:::',
])('a line of Markdown in a prop passes: %j', async body => {
  expect(await check(body)).toEqual([])
})

test.each([
  ['a text', figure('"A [b](/nowhere-at-all/)"'), 'link-unknown Figure.caption /nowhere-at-all/'],
  ['a value', figure("{'A [b](/nowhere-at-all/)'}"), 'link-unknown Figure.caption /nowhere-at-all/'],
  ['a template', figure('{`A [b](/nowhere-at-all/)`}'), 'link-unknown Figure.caption /nowhere-at-all/'],
  ['a list', '<Margin items={["A", "[b](/one/#no)"]} />', 'anchor-unknown Margin.items.1 /one/#no'],
  [
    'groups',
    '<Ledger title="A" rows={[{ text: "[b](/no/way/)", amount: "1" }]} />',
    'link-unknown Ledger.rows.0.text /no/way/',
  ],
  ['escapes', figure('{"A \\"q\\" [b](/no/way/)"}'), String.raw`link-unknown Figure.caption "A \"q\" [b](/no/way/)"`],
  ['a title of a directive', ':::tip[A [b](/no/way/) c]\nText.\n:::', 'link-unknown Note.title /no/way/'],
  ['a title of an alert', '> [!TIP] A [b](/no/way/) c\n> Text.', 'link-unknown Note.title /no/way/'],
  ['a URL that runs', figure('"[b](javascript:alert(1))"'), 'body-link Figure.caption [b](javascript:alert(1))'],
  ['a picture', figure('"A ![b](/media/x.png)"'), 'field-value Figure.caption ![b](/media/x.png)'],
  [
    'a prop that shows it as it is written',
    '<Details summary="A *b*">\n\nText.\n\n</Details>',
    'field-markdown Details.summary *b*',
  ],
])('an issue has the range of its part: %s', async (_, body, issue) => {
  expect(await check(body)).toEqual([issue])
})

test('the fix of a link in a prop replaces the link alone', async () => {
  const source = page({}, figure('"See [it](/on/?a=b)"'))
  const { issues } = await loadFiles({ 'pages/one.mdx': source })
  expect(issues.map(({ fix }) => fix && applyFix(source, fix))).toEqual([source.replace('/on/', '/one/')])
})
