import { describe, expect, test } from 'vitest'
import { createBodyCompiler, loadBody } from '../../../../renderer/engine/mdx/compile'
import { Body } from '../../../../renderer/site/Body'
import { site } from '../../../../renderer/site/index'
import { render } from '../../../factories/render'

const compile = createBodyCompiler(site)

describe('in a body compiled', () => {
  const htmlOf = async (body: string) => {
    const loaded = await loadBody(await compile({ file: 'content/blog/one.mdx', body, frontmatter: {} }))
    return render(() => <Body body={loaded} site={{} as never} />)
  }

  test('each cell of a table of three columns names its column, for phones', async () => {
    const html = await htmlOf('| Task | A *model* may | A person |\n| - | - | - |\n| Ad | Draft | **Decide** |')
    expect(html).toContain('<table class="stacked">')
    expect(html).toContain('<td>Ad</td>')
    expect(html).toContain('<td data-label="A model may">Draft</td>')
    expect(html).toContain('<td data-label="A person"><strong>Decide</strong></td>')
  })

  test('a table of seven columns scrolls behind a shaded edge', async () => {
    const html = await htmlOf(
      '| A | B | C | D | E | F | G |\n| - | - | - | - | - | - | - |\n| 1 | 2 | 3 | 4 | 5 | 6 | 7 |',
    )
    expect(html).toContain('class="table shaded"')
    expect(html).not.toMatch(/stacked|data-label/)
  })
})
