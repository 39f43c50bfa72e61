import { expect, test } from 'vitest'
import { createBodyCompiler, loadBody } from '../../../../renderer/engine/mdx/compile'
import { render } from '../../../factories/render'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

test('aligned columns have an attribute for styles and no style attribute', async () => {
  const body = '| a | b | c | d |\n| - | :- | :-: | -: |\n| 1 | 2 | 3 | 4 |\n| 5 |'
  const html = render(await loadBody(await createBodyCompiler(site)({ file: 'one.mdx', body, frontmatter: {} })))
  expect(html.match(/<th[^>]*>\w/g)).toHaveLength(4)
  expect(html.match(/<td[^>]*>\d/g)).toEqual([
    ...['<td>1', '<td data-align="left">2', '<td data-align="center">3', '<td data-align="right">4', '<td>5'],
  ])
  expect(html.match(/<td/g)).toHaveLength(8)
  expect(html).not.toContain('style')
})
