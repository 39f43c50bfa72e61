import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixContent } from '../../../../renderer/authoring/fix/fix-content'
import { createCache } from '../../../../renderer/engine/base/cache/store'
import { isError } from '../../../../renderer/engine/base/diagnostics/issue'
import { parseEntry } from '../../../../renderer/engine/content/parse'
import type { SiteDefinition } from '../../../../renderer/engine/site'
import { post } from '../../../factories/content-files'
import { temporaryRoot } from '../../../factories/root'
import { loaderOf } from '../../../factories/site'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

/** A text pasted into a post: the places that the check names, the text after `--fix`, and the errors that are left. */
async function paste(body: string, ending: 'md' | 'mdx', definition: SiteDefinition = site) {
  const source = post({}, body)
  const name = `one.${ending}`
  const root = temporaryRoot({ [`blog/${name}`]: source })
  const above = source.slice(0, source.indexOf(body)).split('\n').length - 1
  const found = (await loaderOf(root)()).issues.filter(({ code }) => /^body-|^text-literal/.test(code))
  await fixContent({ root, site: definition, cache: createCache(root) }, [])
  const { body: fixed } = parseEntry(readFileSync(join(root, 'content/blog', name), 'utf8'), name).value
  return {
    places: found.map(({ line, column }) => `${line - above}:${column}`),
    fixed: fixed.trim(),
    errors: (await loaderOf(root)()).issues.filter(isError).length,
  }
}

const code = '```rb\nputs 1\n```'
const kinds = ['mdx', 'md'] as const

test.each([
  ['a note of Docusaurus in another name', ':::info\n\nA *b*.\n\n:::', ':::note\n\nA *b*.\n\n:::'],
  ['a title as an attribute', ':::note{title="C"}\nA.\n:::', ':::note[C]\nA.\n:::'],
  ['a tip of VitePress with attributes', '::: tip {.wide}\nA.\n:::', ':::tip\nA.\n:::'],
  ['what a click shows', '::: details More\nA.\n:::', '<details>\n<summary>More</summary>\n\nA.\n\n</details>'],
  [
    'a group of code',
    '::: code-group\n\n```sh [npm]\nnpm i\n```\n\n```sh [Yarn]\nyarn\n```\n\n:::',
    '```sh title="npm"\nnpm i\n```\n\n```sh title="Yarn"\nyarn\n```',
  ],
  [
    'a container in another one',
    ':::: info\nA.\n\n::: tip\nB.\n:::\n\n::::',
    '::::note\nA.\n\n::: tip\nB.\n:::\n\n::::',
  ],
  ['a notice of Hugo', '{{% notice tip %}}\nA.\n\nB.\n{{% /notice %}}', ':::tip\nA.\n\nB.\n:::'],
  ['a note of Hugo', '{{< warning >}}\nA.\n{{< /warning >}}', ':::warning\nA.\n:::'],
  ['a hint of GitBook', '{% hint style="danger" %}\nA.\n{% endhint %}', ':::danger\nA.\n:::'],
  [
    'what is in a list',
    '- A\n\n  ::: details More\n  B.\n  :::\n\n  {% highlight rb %}\n  puts 1\n    2\n  {% endhighlight %}',
    '- A\n\n  <details>\n  <summary>More</summary>\n\n  B.\n\n  </details>\n\n  ```rb\n  puts 1\n    2\n  ```',
  ],
  ['a hint in one line', '{% callout "tip", "md" %}A *b*.{% endcallout %}', ':::tip\nA *b*.\n:::'],
  ['code of Jekyll', '{% highlight rb %}\nputs 1\n{% endhighlight %}', code],
  ['code of Hugo', '{{< highlight rb "linenos=table" >}}\nputs 1\n{{< /highlight >}}', code],
  ['a tip of VitePress with a title', '::: tip A title {.wide}\nA.\n:::', ':::tip[A title]\nA.\n:::'],
  [
    'a callout of MkDocs',
    '!!! note "Before you begin"\n    A *b*.\n\n    - C\n        - D\n\nAfter.',
    ':::note[Before you begin]\nA *b*.\n\n- C\n    - D\n:::\n\nAfter.',
  ],
  ['a callout of MkDocs by another name', '!!! custom inline end\n\n    A.', ':::note\nA.\n:::'],
  ['what a click shows in MkDocs', '???+ example\n    A.', '<details>\n<summary>Example</summary>\n\nA.\n\n</details>'],
  [
    'a callout of MkDocs in another one',
    '!!! note\n    A.\n\n    !!! tip\n        B.',
    '::::note\nA.\n\n:::tip\nB.\n:::\n::::',
  ],
  ['a mark of raw text', '{% raw %}A.{% endraw %}', 'A.'],
])('%s is reported at its place, and --fix writes what this site has for it', async (_, foreign, fixed) => {
  for (const kind of kinds) {
    const result = await paste(foreign, kind)
    expect(result.places[0], kind).toMatch(foreign.startsWith('-') ? /^3:/ : /^1:\d+$/)
    expect(result, kind).toMatchObject({ fixed, errors: 0 })
  }
})

test.each([
  ['a tag that nothing here has', '{% chart id=1 %}'],
  ['a callout of MkDocs without content', '!!! note\n\nA.'],
  ['a container that is never closed', '{% hint style="danger" %}\nA.'],
  ['a container with another name', '::: columns\nA.\n:::'],
])('%s is reported and stays', async (_, foreign) => {
  expect(await paste(foreign, 'md')).toMatchObject({ places: [expect.stringMatching(/^1:/)], fixed: foreign })
})

test('a group of code stays in a site with tabs, which may be its form there', async () => {
  const withTabs = { ...site, components: { ...site.components, names: [...site.components.names, 'Tabs'] } }
  const group = '::: code-group\n\n```sh [npm]\nnpm i\n```\n\n:::'
  expect(await paste(group, 'md', withTabs)).toMatchObject({ fixed: group })
})

test('tags in code are code', async () => {
  const shown = 'Write `{% raw %}`:\n\n```\n{{< note >}}\n```'
  expect(await paste(shown, 'md')).toEqual({ places: [], fixed: shown, errors: 0 })
})
