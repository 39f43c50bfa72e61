import { expect, test } from 'vitest'
import { createCache } from '../../../renderer/engine/base/cache/store'
import { parseEntry } from '../../../renderer/engine/content/parse'
import { planValidImport } from '../../../renderer/import/import-content'
import { findSources } from '../../../renderer/import/source/find-sources'
import { readFrontmatter } from '../../../renderer/import/source/read-frontmatter'
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
  [
    'a hint in one line',
    '{% callout "warn", "md", "Too hot" %}A *b*.{% endcallout %}',
    '> [!WARNING]\n> **Too hot**\n>\n> A *b*.',
    [],
  ],
  ['a tag that nothing here has', 'A {% chart id=1 %} b.', 'A  b.', ['{% chart id=1 %}: left out']],
  ['a paragraph of space alone', 'A\n\n&nbsp;\n\nB', 'A\n\nB', []],
  ['a recording that is not there', '<video src="a.mp4"></video>', '', ['<video>: left out']],
  ['a component in Markdown', '<Note>\n\nA *b*.\n\n</Note>', '> [!NOTE]\n> A *b*.', []],
  ['tabs', '<Tabs>\n<TabItem value="m" label="macOS">\n\nA\n\n</TabItem>\n</Tabs>', '**macOS**\n\nA', []],
  ['a text in a prop', '<Tab><Snippet text="import { a } from `b`" /></Tab>', '```\nimport { a } from `b`\n```', []],
  [
    'an unknown component with texts',
    '<Quote quote="So it is." title="Ann" mood="glad" />',
    '**Ann**\n\nSo it is.',
    ['<Quote>: its text stays without it', 'glad: left out'],
  ],
  ['code with a title', '::: code-group\n\n```sh [npm]\nnpm i\n```\n\n:::', '```sh title="npm"\nnpm i\n```', []],
  [
    'marks of code that mean nothing here',
    '```js title="a.js" {2} ins={1} frame="none"\n1\n2\n```',
    '```js title="a.js" {2}\n1\n2\n```',
    ['ins frame none: left out', '1: left out'],
  ],
  ['an alert that the site does not have', '> [!IMPORTANT]\n> Hot.', '> [!NOTE]\n> Hot.', []],
  [
    'what a click shows',
    '::: details More of it\nA *b*.\n:::',
    '<details>\n  <summary>\n    More of it\n  </summary>\n\n  A *b*.\n</details>',
    [],
  ],
  [
    'braces and two words on what a click shows',
    '<details>\n<summary><b>Old</b> (<code>{{ a }}</code>)</summary>\n\nB.\n</details>\n\n::: details C {open}\nD.\n:::',
    '<details>\n  <summary>\n    **Old** (`{{ a }}`)\n  </summary>\n\n  B.\n</details>\n\n' +
      '<details>\n  <summary>\n    C\n  </summary>\n\n  D.\n</details>',
    [],
  ],
  ['braces in a box', '<div class="a"><p>{{ a }}</p>${b}</div>', '<div>\n  \\{\\{ a }}\n\n  $\\{b}\n</div>', []],
  ['code in a cell', '| A |\n| - |\n| <pre>a {b}</pre> |', '| A       |\n| ------- |\n| `a {b}` |', []],
  [
    'a link around nothing',
    'A [](https://a.example/) b <a href="https://b.example/"><svg></svg></a> c.',
    'A  b  c.',
    ['https://a.example/: left out, it has no text', 'https://b.example/: left out, it has no text'],
  ],
  ['a line that looks like a program', 'A\n\nexport it now\nimport it', 'A\n\n&#101;xport it now &#105;mport it', []],
  [
    'callouts of MkDocs in one another',
    '!!! note "Title"\n    A *b*.\n\n    !!! custom\n        C.',
    '> [!NOTE]\n> **Title**\n>\n> A *b*.\n>\n> > [!NOTE]\n> > C.',
    [],
  ],
  [
    'what a click shows in MkDocs',
    '??? tip\n    A *b*.\n\nC.',
    '<details>\n  <summary>\n    Tip\n  </summary>\n\n  A *b*.\n</details>\n\nC.',
    [],
  ],
  ['a title and a class', '::: tip A title {.wide}\nA.\n:::', '> [!TIP]\n> **A title**\n>\n> A.', []],
  ['a button', 'Press <button>Start</button> now.', 'Press  now.', ['<button>: left out', 'Start: left out']],
  [
    'the texts of slots',
    '<TeamPage>\n<template #title>The team</template>\n<template #lead>\n\nWho *makes* it.\n\n</template>\n</TeamPage>',
    'The team\n\nWho *makes* it.',
    ['<TeamPage>: its text stays without it'],
  ],
  ['a cell too many', '| A |\n| - |\n| b | c |', '| A   |     |\n| --- | --- |\n| b   | c   |', []],
  [
    'the names of references and the numbers of items',
    '1. A [b][far-away].\n1. C [d][near].\n1. [e][none]\n\n[far-away]: https://a.example/\n[near]: https://a.example/d',
    '1. A [b](https://a.example/).\n2. C [d](https://a.example/d).\n3. \\[e]\\[none]',
    [],
  ],
  [
    'what a frame may do',
    '<iframe src="https://a.example/" title="B" allow="camera; payment" allowfullscreen frameborder="0"></iframe>',
    '[B](https://a.example/)',
    [],
  ],
  [
    'what is drawn or shown without scripts',
    '<svg viewBox="0 0 9 9"><path d="M1 2"/><text>Axis</text></svg>\n\n<noscript>Turn it on</noscript>\n\nA',
    'A',
    ['<noscript>: left out', 'Axis: left out', 'Turn it on: left out'],
  ],
])('%s', async (_, foreign, body, notes) => {
  expect(await bringIn(foreign)).toMatchObject({ body, notes, isWritten: true })
})

test('fields that MDX exports are those of the file, and a program is left out and listed', async () => {
  const exported =
    "export const meta = { title: 'Own', tags: ['Writing', 'Tools'] }\n\nRun {`npx 'a'`}.\n\nexport const size = 3 + 4\n\nWords."
  const { data, body, notes } = await bringIn(exported, 'a.mdx')
  expect(data).toMatchObject({ title: 'A', tags: ['Writing', 'Tools'] })
  expect({ body, notes }).toEqual({
    body: "Run npx 'a'.\n\nWords.",
    notes: ['an export: left out', 'Own: left out', '3 4: left out'],
  })
})

test('frontmatter that only the YAML of other generators reads is read', () => {
  const text = '---\ntitle: "One that goes\non here"\ndate: 2020-01-02\n---\n\nWords.\n'
  expect(readFrontmatter(text)).toMatchObject({ fields: { title: 'One that goes on here' }, body: '\nWords.\n' })
  expect(readFrontmatter(text).problem).toBeUndefined()
  const looped = text.replace('date: 2020-01-02', 'a: &a [1]\nb: *a')
  expect(readFrontmatter(looped).problem).toMatch(/quote/)
})

test('the excerpt is made of the paragraphs that are in nothing else', async () => {
  const words =
    'The first paragraph says in one sentence of a good length what the whole text is about, and for whom it is.'
  const { data } = await bringIn(`> [!NOTE]\n> Not this.\n\n${words}\n\n:::tip\nNor this.\n:::`)
  expect(data?.excerpt).toBe(words)
})

test('one file that can not be brought in takes no other with it: links to it become text', async () => {
  const text = (title: string, body: string, more = '') => `---\ntitle: ${title}\n${more}---\n\n${body}\n`
  const folder = folderOf({
    'a.md': text('The first text', 'See [the second](b.md) and [the third](c.md).'),
    'b.md': text('The second text', 'Words.', 'redirect_from: [/old/index.html, /older/]\n'),
    'c.md': text('The third text', '['.repeat(60_000)),
  })
  const root = temporaryRoot({
    'blog/one.mdx': post(),
    'blog/two.mdx': post({ id: '2', title: 'The second article of it' }),
  })
  const sources = findSources(folder, 'blog', site.collections.blog)
  const plan = await planValidImport({ root, site, cache: createCache(root) }, sources, 'blog', true)
  expect(plan.failed.map(({ source }) => source.name)).toEqual(['c.md'])
  const texts = Object.fromEntries(plan.files.map(({ source, text }) => [source.name, text]))
  expect(texts['a.md']).toContain('See [the second](/blog/b/) and the third.')
  expect(parseEntry(texts['b.md'] ?? '', 'content/blog/b.mdx').value.data?.redirects).toEqual(['/old/', '/older/'])
})

test('a former address that another page has is left out and listed', async () => {
  const folder = folderOf({
    'a.md': '---\ntitle: A\nredirect_from: [/old/, /blog/b/]\n---\n\nA.\n',
    'b.md': '---\ntitle: B\naliases: /assets/\n---\n\nB.\n',
  })
  const root = temporaryRoot({
    'blog/one.mdx': post(),
    'blog/two.mdx': post({ id: '2', title: 'The second article of it' }),
  })
  const sources = findSources(folder, 'blog', site.collections.blog)
  const { files, failed } = await planValidImport({ root, site, cache: createCache(root) }, sources, 'blog', true)
  expect(failed).toEqual([])
  const [a, b] = files.map(({ text, source, notes }) => [parseEntry(text, source.file).value.data?.redirects, notes])
  expect(a).toMatchObject([['/old/'], [{ what: '/blog/b/: no redirect, the address is taken' }]])
  expect(b).toMatchObject([undefined, [{ what: '/assets/: no redirect, the address is taken' }]])
})
