import { expect, test } from 'vitest'
import { createCache } from '../../../../../renderer/engine/base/cache/store'
import { createMarkdownFields } from '../../../../../renderer/engine/content/inline/markdown-fields'
import { createBodyCompiler, loadBody } from '../../../../../renderer/engine/mdx/compile'
import { render } from '../../../../factories/render'
import { projectRoot } from '../../../../factories/root'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

const fields = createMarkdownFields(projectRoot, site, createCache(projectRoot))
const frontmatter = {
  title: 'Not *this*',
  authorBio: 'They run [the *courses*](/training/), `npm` and **all**. 2 < 3',
  description: '[x](javascript:alert(1))',
}

const compile = createBodyCompiler(site, { fields })

test('a text shows the Markdown of fields that hold a line of it', async () => {
  const htmlOf = async (body: string) =>
    render(await loadBody(await compile({ file: 'content/blog/one.mdx', body, frontmatter })))
  const shown =
    'They run <a href="/training/">the <em>courses</em></a>, <code>npm</code> and <strong>all</strong>. 2 &lt; 3'
  expect(await htmlOf('Who? {frontmatter.authorBio} So.')).toBe(`<p>Who? ${shown} So.</p>`)
  expect(await htmlOf('{frontmatter.authorBio}')).toBe(`<p>${shown}</p>`)
  expect(await htmlOf('- {frontmatter["authorBio"]}')).toBe(`<ul>\n<li>${shown}</li>\n</ul>`)
  expect(await htmlOf('{frontmatter.title} and {`${frontmatter.title}`}')).toBe('<p>Not *this* and Not *this*</p>')
  expect(await htmlOf('## A {frontmatter.authorBio}')).toBe(
    '<h2 id="a-">A They run the courses, npm and all. 2 &lt; 3</h2>',
  )
})
