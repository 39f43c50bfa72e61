import { expect, test } from 'vitest'
import { formatIssue } from '../../../../../renderer/engine/base/diagnostics/issue'
import { post } from '../../../../factories/content-files'
import { loadFiles } from '../../../../factories/site'

const note = '<Note>Begin with a task that comes back every week.</Note>'
const worked = '<Worked title="Own words" input="a" output="b" check="Each of the three quotes its clause." />'

/** The issues of an article about its examples, and the lines that they are on. */
async function toldOf(changes: Record<string, string>, body: string): Promise<string[]> {
  const { issues } = await loadFiles({ 'blog/one.mdx': post(), 'blog/two.mdx': post({ id: '2', ...changes }, body) })
  return issues.filter(({ code }) => code === 'text-placeholder').map(issue => formatIssue(issue).split('\n')[0] ?? '')
}

const title = 'Five beds for a small garden'

test('an example sentence of a type or a component can not be published, wherever it is', async () => {
  const body = `${note}\n\n${worked}\n\n<Features items={[{ icon: "tap", title: "A", description: "One for the can, one for the hose." }]} />`
  expect(await toldOf({ title }, body)).toEqual([
    'content/blog/two.mdx:3:8  title  text-placeholder',
    'content/blog/two.mdx:14:7  Note  text-placeholder',
    'content/blog/two.mdx:16:54  Worked.check  text-placeholder',
    'content/blog/two.mdx:18:59  Features.items.0.description  text-placeholder',
  ])
})

test('a draft may hold them, and short examples are words that anybody may use', async () => {
  expect(await toldOf({ title, draft: 'true' }, `${note}\n\n${worked}`)).toEqual([])
  expect(
    await toldOf({ title: 'Other words', author: 'The editors' }, '<Details title="a">Only dry weeks.</Details>'),
  ).toEqual([])
})

test('a field that a component shows is told once, where it is written', async () => {
  expect(await toldOf({ title }, '<Worked title={frontmatter.title} input="a" output="b" check="c" />')).toEqual([
    'content/blog/two.mdx:3:8  title  text-placeholder',
  ])
})
