import { expect, test } from 'vitest'
import { createBodyCompiler, createProgramCompiler } from '../../../../renderer/engine/mdx/compile'
import { mdxPlugins } from '../../../../renderer/engine/mdx/plugins'
import { loadBody } from '../../../../renderer/engine/mdx/render-tree'
import { Margin } from '../../../../renderer/site/components/layout/Margin'
import { Note } from '../../../../renderer/site/components/Note'
import { site } from '../../../../renderer/site/index'
import { render } from '../../../factories/render'

test('a note is in one box with the paragraph before it', async () => {
  const body = 'First.\n\nSecond.\n\n<Note>Mind this.</Note>\n\nThird.'
  for (const compile of [createBodyCompiler(site), createProgramCompiler(mdxPlugins(site))])
    expect(render(await loadBody(await compile({ file: 'one.mdx', body, frontmatter: {} })), { Note })).toBe(
      '<p>First.</p>\n<div class="noted"><p>Second.</p><div class="note" role="note">Mind this.</div></div>\n<p>Third.</p>',
    )
})

test('a source is beside its table, and below a heading it stays before what follows', async () => {
  const body =
    '| A |\n| - |\n| 1 |\n\n<Margin>Counted in May.</Margin>\n\n## Next\n\n<Margin title="Source">Ours.</Margin>\n\nText.'
  const html = render(await loadBody(await createBodyCompiler(site)({ file: 'one.mdx', body, frontmatter: {} })), {
    Margin,
  })
  expect(html).toMatch(
    /<div class="noted"><table>.*<\/table><div class="beside" role="note">Counted in May\.<\/div><\/div>/s,
  )
  expect(html).toMatch(/<\/h2>\n<div class="beside" role="note" aria-label="Source">/)
})
