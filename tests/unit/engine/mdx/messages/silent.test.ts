import { expect, test } from 'vitest'
import { formatIssue } from '../../../../../renderer/engine/base/diagnostics/issue'
import { page, post } from '../../../../factories/content-files'
import { loadFiles } from '../../../../factories/site'

/** The issues of a page with this body: code, message, hint and the text of the fix. */
async function issuesOf(body: string) {
  const { issues } = await loadFiles({ 'pages/one.mdx': page({}, body) })
  return issues.map(({ code, message, hint, fix }) => [code, message, hint, fix?.text])
}

test('no words of a table vanish: a cell beyond its columns is an error, an empty one is none', async () => {
  expect(await issuesOf('| a | b |\n| - | - |\n| 1 | 2 | three |\n')).toEqual([
    [
      'table-cells',
      'The table has 2 columns and this row 3: nobody would see "three".',
      'Write \\| for a bar that belongs to a text, or give the first row and the line below it a column more.',
      undefined,
    ],
  ])
  expect(await issuesOf('| a | b |\n| - | - |\n| 1 | 2 | |\n| 1 |\n| x \\| y | 2 |\n')).toEqual([])
})

test.each([
  ['```js\nlet a\n\nThe rest.\n', '```'],
  ['~~~~\nlet a\n~~~\n', '~~~~'],
  ['- One\n\n  ```\n  let a\n\nThe rest.\n', '```'],
  ['> ```\n> let a\n\nThe rest.\n', '```'],
])('a fence that is never closed is an error: %j', async (body, fence) => {
  const found = await issuesOf(body)
  expect(found.filter(([code]) => code === 'code-open')).toEqual([
    [
      'code-open',
      'Code begins here and is never closed: all that follows would be shown as code.',
      `Write ${fence} on a line of its own below the code.`,
      undefined,
    ],
  ])
})

test('a fence within indented code of plain Markdown is none', async () => {
  const { issues } = await loadFiles({ 'pages/one.md': page({}, 'So:\n\n    ```js\n    let a\n\nWords.') })
  expect(issues).toEqual([])
})

test.each([
  '```js\nlet a\n```\n',
  '~~~\na\n~~~~\n',
  '- One\n\n  ```\n  a\n  ```\n',
  '> ```\n> a\n> ```\n',
  '```\n```\n',
])('a closed fence is right: %j', async body => {
  expect((await issuesOf(body)).filter(([code]) => code === 'code-open')).toEqual([])
})

test.each([
  ['[the page](/products/vaja /)', 'Write [the page](/products/vaja/).', '[the page](/products/vaja/)'],
  ['[the page](/my file/)', 'Write [the page](/my%20file/).', undefined],
  ['(the page)[/blog/]', 'Write [the page](/blog/).', '[the page](/blog/)'],
])('what was meant as a link and is none is reported: %s', async (body, hint, text) => {
  const found = (await issuesOf(`See ${body} for more.`)).filter(([code]) => code === 'text-literal')
  expect(found.map(([, , own, fix]) => [own, fix])).toEqual([[hint, text]])
})

test('a tag behind a word, a component in lower case and an unknown one are called what they are', async () => {
  expect(await issuesOf('A List<String> of names.')).toEqual([
    [
      'body-syntax',
      '<String> behind a word is read as a tag.',
      'Write &lt;String> where it belongs to the text.',
      '&lt;',
    ],
  ])
  const [note] = await issuesOf('<note>\n\nText\n\n</note>')
  expect(note).toEqual([
    'body-html',
    'The name of the component <Note> has capitals.',
    'Write <Note>.',
    '<Note>\n\nText\n\n</Note>',
  ])
  const { issues } = await loadFiles({ 'pages/one.md': page({}, '<Intro>\n\nText\n\n</Intro>') })
  expect(issues[0]?.message).toBe('There is no component <Intro>.')
})

test('two tags with one address are both named', async () => {
  const { issues } = await loadFiles({ 'blog/one.mdx': post({ tags: '["C#", "C++"]' }, 'Words.') })
  const [issue] = issues.filter(({ code }) => code === 'address-taken')
  expect(issue?.message).toMatch(/^The tag "C\+\+" has the address \/blog\/tag\/c\/, which is that of "C#" in /)
})

test('a frame that no host may show is reported before the title that it lacks', async () => {
  const [first] = await issuesOf('<iframe src="https://www.youtube.com/embed/a"></iframe>')
  expect(first?.[1]).toBe("A frame can't show https://www.youtube.com/embed/a.")
})

test('an underlined heading is rewritten, and a space that is none is named as the cause', async () => {
  const [heading] = await issuesOf('The start\n===\n\nWords.')
  expect(heading?.[2]).toMatch(/^Write ## The start, without the line below it/)
  expect(heading?.[3]).toBe('## The start')
  const { issues } = await loadFiles({ 'pages/one.mdx': '---\ntitle:\u00a0"One"\nlead: "Two"\n---\n\nWords.\n' })
  expect(issues[0]?.message).toMatch(/^The space behind the colon is not an ordinary one/)
})

test('the text of the template and an article without text are reported where they would be published', async () => {
  const begun = 'The text begins here.'
  const codesOf = async (data: Record<string, string>, body: string) => {
    const { issues } = await loadFiles({ 'blog/one.mdx': post(data, body) })
    return issues.map(({ code }) => code).filter(code => code === 'text-placeholder' || code === 'body-empty')
  }
  expect(await codesOf({}, `## One\n\n${begun}`)).toEqual(['text-placeholder'])
  expect(await codesOf({}, '\n')).toEqual(['body-empty'])
  expect(await codesOf({ draft: 'true' }, begun)).toEqual([])
  expect(await codesOf({ draft: 'true' }, '\n')).toEqual([])
})

test('a mistake in the facts is reported once, not at each text that uses one', async () => {
  const { issues } = await loadFiles({
    'facts.yaml': 'price: "5\nother: 6\n',
    'pages/one.mdx': page({}, 'It costs {facts.price}.'),
    'pages/two.mdx': page({}, 'It costs {facts.other}.'),
  })
  const codes = issues.filter(({ code }) => code !== 'title-taken').map(({ file }) => file)
  expect(new Set(codes)).toEqual(new Set(['content/facts.yaml']))
})

test('an address that the next build would lose is an issue of the ledger', async () => {
  const ledger = '/one/ text:1\n/lost/ text:2\n/let-go/ gone\n/old/\n/one/#part\n'
  const { issues } = await loadFiles({
    'ledger.txt': ledger,
    'pages/one.mdx': page({ redirects: '[/old/]' }, 'Words.'),
  })
  expect(issues.map(({ file, line, code, message }) => [file, line, code, message])).toEqual([
    ['content/ledger.txt', 2, 'address-lost', '"/lost/" was published and is not there any more.'],
  ])
})

test('the anchor of a heading that the next build would lose is one too, and none that a build takes', async () => {
  const anchors = [
    '/one/#lost-words heading',
    '/one/#two heading',
    '/one/#was-two heading now #two',
    '/one/#was-three heading now #three',
    '/one/#let-go heading gone',
    '/one/#main heading',
    '/one/#from-a-component',
    '/old/#lost-words heading',
    '/later/#lost-words heading',
    '/lost/#lost-words heading',
  ]
  const text = (ledger: string[], own: string) =>
    loadFiles({
      'ledger.txt': ledger.join('\n'),
      'pages/one.mdx': page({ redirects: '[/old/]' }, own),
      'pages/later.mdx': page({ title: 'Another page', expireAt: '2020-01-01T00:00:00Z' }, 'Words.'),
    })
  const { issues } = await text(anchors, '## Two\n\nWords.\n\n## Four\n\nWords.\n\n## Five\n\nWords.')
  expect(issues.map(formatIssue)).toEqual([
    `content/ledger.txt:1:1  anchor-lost
  "/one/#lost-words" was published and is not there any more.
  Write "now #" and the anchor of the heading that took its place behind the line, or "gone".`,
    `content/ledger.txt:4:1  anchor-lost
  "/one/#was-three" was published and is not there any more.
  Write "now #" and the anchor of the heading that took its place behind the line, or "gone".`,
  ])
  // A build gives the one new heading the one lost anchor by itself.
  expect((await text(['/one/#two heading', '/one/#three heading'], '## Two\n\n## Four')).issues).toEqual([])
})
