import { describe, expect, test } from 'vitest'
import { codeBlocks } from '../../../renderer/code/code-blocks'
import { createBodyCompiler, loadBody } from '../../../renderer/engine/mdx/compile'
import { render } from '../../factories/render'

const definition = { settings: {}, collections: {}, components: { names: [], module: '' }, codeBlocks } as never

const compile = createBodyCompiler(definition)

describe('a body compiled', () => {
  const htmlOf = async (body: string) =>
    render(await loadBody(await compile({ file: 'one.mdx', body, frontmatter: {} })))

  test('has classes for the parts of its code, and the source of the fence', async () => {
    expect(await htmlOf('```ts\nconst a = "x"\n```')).toBe(
      '<div data-code="ts"><pre data-language="TypeScript"><code class="language-ts">' +
        '<span class="hljs-keyword">const</span> a = <span class="hljs-string">&quot;x&quot;</span>\n' +
        '</code></pre></div>',
    )
  })

  test('gives code without a language, or in an unknown one, as it is', async () => {
    expect(await htmlOf('```\na < b\n```')).toBe(
      '<div data-code=""><pre><code class="language-text">a &lt; b\n</code></pre></div>',
    )
    expect(await htmlOf('```klingon\nqapla\n```')).toContain('<pre><code class="language-klingon">qapla\n</code>')
  })

  test('gives a block with a title a caption', async () => {
    expect(await htmlOf('```text title="Two words"\na\n```')).toBe(
      '<figure data-code="text title=&quot;Two words&quot;"><figcaption>Two words</figcaption>' +
        '<pre data-title="Two words"><code class="language-text">a\n</code></pre></figure>',
    )
  })

  test('marks lines by number, and by comments, which are no part of the code', async () => {
    const html = await htmlOf('```text {1}\na\nb // [!code ++]\nc # [!code --]\nd <!-- [!code highlight] -->\ne\n```')
    expect(html.slice(html.indexOf('<mark'), html.indexOf('</code>'))).toBe(
      '<mark data-line="marked">a\n</mark>' +
        '<ins data-line="added" data-comment=" // [!code ++]">b\n</ins>' +
        '<del data-line="removed" data-comment=" # [!code --]">c\n</del>' +
        '<mark data-line="marked" data-comment=" &lt;!-- [!code highlight] --&gt;">d\n</mark>' +
        '<span data-line="">e\n</span>',
    )
  })

  test.each(['showLineNumbers', 'lines'])('has an element for each line with %s', async word => {
    const html = await htmlOf(`\`\`\`js ${word}\n/* one\n\ntwo */ f()\n\`\`\``)
    expect(html).toContain('<pre data-language="JavaScript" data-numbers="">')
    expect(html).toContain(
      '<span data-line=""><span class="hljs-comment">/* one</span>\n</span><span data-line="">\n</span>' +
        '<span data-line=""><span class="hljs-comment">two */</span> <span class="hljs-title function_">f</span>()\n</span>',
    )
  })

  test('highlights blocks in lists, quotations and components', async () => {
    const block = '```json\n{}\n```'
    const inside = block.replaceAll('\n', '\n  ')
    const html = await htmlOf(
      `- a\n\n  ${inside}\n\n> ${block.replaceAll('\n', '\n> ')}\n\n<Note>\n\n${block}\n\n</Note>`,
    )
    expect(html.match(/<pre data-language="JSON">/g)).toHaveLength(3)
  })
})

test('a body without a fence is not changed', async () => {
  const { highlightCode } = await import('../../../renderer/code/highlight-code')
  const tree = { type: 'root' as const, children: [{ type: 'text' as const, value: 'Words' }] }
  const before = JSON.stringify(tree)
  await highlightCode()(tree)
  expect(JSON.stringify(tree)).toBe(before)
})
