import { expect, test } from 'vitest'
import { createCache } from '../../../renderer/engine/base/cache/store'
import { parseEntry } from '../../../renderer/engine/content/parse'
import { planValidImport } from '../../../renderer/import/import-content'
import { findSources } from '../../../renderer/import/source/find-sources'
import { post } from '../../factories/content-files'
import { folderOf, temporaryRoot } from '../../factories/root'
import { site } from '../../fixtures/sample-site/renderer/site/index'

/** An imported foreign file: its fields, its body, and its notes. */
async function bringIn(body: string, name = 'a.md') {
  const folder = folderOf({ [name]: `---\ntitle: A\n---\n\n${body}\n` })
  const root = temporaryRoot({
    'blog/one.mdx': post(),
    'blog/two.mdx': post({ id: '2', title: 'The second article of it' }),
  })
  const sources = findSources(folder, 'blog', site.collections.blog)
  const plan = await planValidImport({ root, site, cache: createCache(root) }, sources, 'blog', true)
  const [file] = [...plan.files, ...plan.failed]
  const { data, body: own = '' } = file ? parseEntry(file.text, file.source.file).value : {}
  return { data, body: own.trim(), notes: file?.notes.map(({ what }) => what), isWritten: plan.files.length === 1 }
}

test.each([
  [
    'a container with another name',
    ':::columns Two\n*One*\n:::',
    '**Two**\n\n*One*',
    [':::columns Two: its text stays without it'],
  ],
  ['a hint of GitBook', '{% hint style="warning" %}\nHot.\n{% endhint %}', '> [!WARNING]\n> Hot.', []],
  ['a tag that nothing here has', 'A {% chart id=1 %} b.', 'A  b.', ['{% chart id=1 %}: left out']],
  ['a paragraph of space alone', 'A\n\n&nbsp;\n\nB', 'A\n\nB', []],
  ['a recording that is not there', '<video src="a.mp4"></video>', '', ['<video>: left out']],
  ['a component in Markdown', '<Note>\n\nA *b*.\n\n</Note>', '> [!NOTE]\n> A *b*.', []],
  ['tabs', '<Tabs>\n<TabItem value="m" label="macOS">\n\nA\n\n</TabItem>\n</Tabs>', '**macOS**\n\nA', []],
])('%s', async (_, foreign, body, notes) => {
  expect(await bringIn(foreign)).toMatchObject({ body, notes, isWritten: true })
})

test('the excerpt is made of the paragraphs that are in nothing else', async () => {
  const words =
    'The first paragraph says in one sentence of a good length what the whole text is about, and for whom it is.'
  const { data } = await bringIn(`> [!NOTE]\n> Not this.\n\n${words}\n\n:::tip\nNor this.\n:::`)
  expect(data?.excerpt).toBe(words)
})
