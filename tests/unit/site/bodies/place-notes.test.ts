import { expect, test } from 'vitest'
import { createBodyCompiler, createProgramCompiler } from '../../../../renderer/engine/mdx/compile'
import { mdxPlugins } from '../../../../renderer/engine/mdx/plugins'
import { loadBody } from '../../../../renderer/engine/mdx/render-tree'
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
