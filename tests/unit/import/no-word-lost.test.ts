import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCache } from '../../../renderer/engine/base/cache/store'
import { planValidImport } from '../../../renderer/import/import-content'
import { findSources } from '../../../renderer/import/source/find-sources'
import { post } from '../../factories/content-files'
import { folderOf, temporaryRoot } from '../../factories/root'
import { runsOf } from '../../factories/texts/random-texts'
import { site } from '../../fixtures/sample-site/renderer/site/index'

/** Parts of foreign texts that are within a line; each `w` is replaced by a word of its own. */
const line = fc.constantFrom(
  'w **w** *w* `w`',
  '[w](/nowhere/) and ![w](gone.png "w")',
  '<kbd>w</kbd> <sup class="x">w</sup> <font color="red">w</font>',
  '<Badge text="w" /> <Badge>w</Badge> <Icon name="id" />',
  '<Tooltip content="w" title={`w`}>w</Tooltip>',
  '{`w w`} and {"w"}',
  '{count + `w`}',
  '{{ w }} {% tag "w" %}',
  'w[^1]',
  '<https://example.com/w>',
  '<abbr title="w">w</abbr>',
  'w <!-- w --> w',
)
const block = fc.oneof(
  line,
  line.map(text => `## ${text} {#id}`),
  line.map(text => `> ${text}`),
  line.map(text => `- ${text}\n- w`),
  line.map(text => `| w | w |\n| - | - |\n| ${text.replaceAll('|', '')} | w |`),
  line.map(text => `:::tip w\n${text}\n:::`),
  line.map(text => `::: code-group\n\n\`\`\`js [w]\nw\n\`\`\`\n\n:::\n\n${text}`),
  line.map(text => `!!! note "w"\n    ${text}`),
  line.map(text => `<details>\n<summary>w</summary>\n\n${text}\n\n</details>`),
  fc.constantFrom(
    '<Tabs>\n<Tab title="w" value="id">\n\nw\n\n</Tab>\n</Tabs>',
    '<Tab><Snippet text="w w" /></Tab>',
    '<Snippet code={`w\nw`} />',
    '<Card title="w" description="w" icon="id">\n\nw\n\n</Card>',
    '<Chart title="w" unit="w" data={["w", 2]} />',
    '<Quote author="w" quote="w" />',
    '<video title="w" src="a.mp4"></video>',
    '<button>w</button>',
    '<Page>\n<template #title>w</template>\n<template v-slot:lead>\nw *w*\n</template>\n</Page>',
    '<noscript>w</noscript>',
    '<svg viewBox="0 0 9 9"><title>w</title><text>w</text></svg>',
    '<figure>\n<img src="a.png" alt="w">\n<figcaption>w</figcaption>\n</figure>',
    '<dl>\n<dt>w</dt>\n<dd>w</dd>\n</dl>',
    '{{< figure src="a.png" title="w" caption="w" >}}',
    '{% hint style="info" %}\nw\n{% endhint %}',
    "export const meta = { title: 'w', other: 'w' }",
    'export const list = ["w"]',
    "import { a } from 'package'\n\nw",
    '```js title="w"\nw()\n```',
    '[^1]: w',
  ),
)

/** The foreign texts: each word is `word1x`, `word2x` and so on, and there once. */
const texts = fc
  .tuple(fc.array(block, { minLength: 1, maxLength: 5 }), fc.constantFrom('a.md', 'a.mdx'))
  .map(([blocks, name]) => {
    let count = 0
    const body = blocks.join('\n\n').replace(/(?<![A-Za-z])w(?![A-Za-z])/g, () => `word${++count}x`)
    return { name, body: `${body}\n` }
  })

test('each word of a foreign text is in the new one or in the list', { timeout: 600_000 }, async () => {
  const root = temporaryRoot({
    'blog/one.mdx': post(),
    'blog/two.mdx': post({ id: '2', title: 'The second article of it' }),
  })
  const cache = createCache(root)
  let written = 0
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 10, maxLength: 10 }), async all => {
      const folder = folderOf(
        Object.fromEntries(
          all.map(({ name, body }, index) => [`${index}-${name}`, `---\ntitle: A text ${index}\n---\n\n${body}`]),
        ),
      )
      const sources = findSources(folder, 'blog', site.collections.blog)
      const plan = await planValidImport({ root, site, cache }, sources, 'blog', true)
      for (const { source, text, notes, mapped } of plan.files) {
        const listed = [text, ...notes.map(({ what }) => what), ...mapped.unused].join('\n')
        const words = source.body.replace(/example\.com\/word\d+x/g, '').match(/word\d+x/g) ?? []
        expect(
          words.filter(word => !listed.includes(word)),
          source.body,
        ).toEqual([])
        written++
      }
    }),
    { ...runsOf(2, 1), endOnFailure: true },
  )
  expect(written).toBeGreaterThan(15)
})
