import { describe, expect, test } from 'vitest'
import { createBodyCompiler, loadBody } from '../../../../renderer/engine/mdx/compile'
import { render } from '../../../factories/render'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

const compile = createBodyCompiler(site)

describe('a body compiled', () => {
  const htmlOf = async (body: string, frontmatter: Record<string, unknown> = {}) =>
    render(await loadBody(await compile({ file: 'one.mdx', body, frontmatter })))

  test('can name the fields of its frontmatter', async () => {
    const html = await htmlOf('It costs {frontmatter.price.page}.', { price: { page: '$47/month' } })
    expect(html).toBe('<p>It costs $47/month.</p>')
  })

  test('has anchors on headings, and tables', async () => {
    const html = await htmlOf('## What you gain\n\n| a | b |\n| - | - |\n| 1 | 2 |')
    expect(html).toContain('<h2 id="what-you-gain">')
    expect(html).toContain('<th>a</th>')
  })
})
