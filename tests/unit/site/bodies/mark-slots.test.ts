import { expect, test } from 'vitest'
import { createBodyCompiler, loadBody } from '../../../../renderer/engine/mdx/compile'
import { components } from '../../../../renderer/site/components/components'
import { Prompt } from '../../../../renderer/site/components/text/Prompt'
import { site } from '../../../../renderer/site/index'
import { render } from '../../../factories/render'

const compile = createBodyCompiler(site)

/** The text that the copy button copies. */
async function promptIn(body: string): Promise<string> {
  const loaded = await loadBody(await compile({ file: 'one.mdx', body, frontmatter: {} }))
  const html = render(loaded, { ...components, Prompt })
  return /<div class="flow" data-copied="">([\s\S]*)<\/div><\/figure>/.exec(html)?.[1] ?? ''
}

const slot = (words: string) => `<span class="bg-pine-wash border-0 border-b border-solid border-pine">${words}</span>`

test('places to fill in are marked, words in capitals are not', async () => {
  expect(await promptIn('<Prompt title="Sort">Sort [the message], or write [NONE].</Prompt>')).toBe(
    `Sort ${slot('[the message]')}, or write [NONE].`,
  )
})

test('a fence is plain text with its line ends', async () => {
  expect(await promptIn('<Prompt title="Sort">\n\n```text\nSort:\n\n- [a]{x}\n```\n\n</Prompt>')).toBe(
    `<pre class="prompt-fence m-0 whitespace-pre-wrap font-text">Sort:\n\n- ${slot('[a]')}{x}</pre>`,
  )
})

test('Markdown in a prompt is rendered', async () => {
  expect(await promptIn('<Prompt title="Sort">\n\nSort **[a b]** and `[c]`.\n\n</Prompt>')).toBe(
    `<p>Sort <strong>${slot('[a b]')}</strong> and <code class="inline-code">${slot('[c]')}</code>.</p>`,
  )
})

test('brackets outside of a prompt stay', async () => {
  const body = await loadBody(await compile({ file: 'one.mdx', body: 'A [b c].', frontmatter: {} }))
  expect(render(body)).toBe('<p>A [b c].</p>')
})
