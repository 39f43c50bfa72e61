import { expect, test } from 'vitest'
import { createBodyCompiler, loadBody } from '../../../../../renderer/engine/mdx/compile'
import { anchorsIn } from '../../../../../renderer/engine/pages/html/inspect'
import { parsePage } from '../../../../../renderer/engine/pages/html/page-tree'
import { page } from '../../../../factories/content-files'
import { placesOf } from '../../../../factories/issues'
import { render } from '../../../../factories/render'
import { loadFiles } from '../../../../factories/site'
import { site } from '../../../../fixtures/sample-site/renderer/site/index'

test('footnotes are linked both ways, and their anchors are not for ever', async () => {
  const body = 'One[^a] and two[^a].\n\n[^a]: The *note*.\n'
  const html = render(await loadBody(await createBodyCompiler(site)({ file: 'one.mdx', body, frontmatter: {} })))
  expect(html).toContain('<a href="#user-content-fn-a" id="user-content-fnref-a-2"')
  expect(html).toContain('<li id="user-content-fn-a">')
  expect(html).toMatch(/<a href="#user-content-fnref-a-2"[^>]* aria-label="Back to reference 1-2"/)
  expect(anchorsIn(parsePage(`<main>${html}</main>`))).toEqual([])
})

test('a footnote that nothing refers to, and a second of one name, are warnings', async () => {
  const body = 'One[^a].\n\n[^a]: The note.\n\n[^a]: Another.\n\n- [^b]: In a list.'
  const { issues } = await loadFiles({ 'pages/one.mdx': page({}, body) })
  expect(placesOf(issues)).toEqual(['13:1 footnote-unused', '15:3 footnote-unused'])
})
