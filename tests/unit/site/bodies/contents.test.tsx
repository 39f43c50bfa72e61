import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createBodyCompiler, loadBody } from '../../../../renderer/engine/mdx/compile'
import { Body } from '../../../../renderer/site/Body'
import { LinkedHeading } from '../../../../renderer/site/components/layout/LinkedHeading'
import { site } from '../../../../renderer/site/index'
import { render } from '../../../factories/render'

const three = '## One *two* {frontmatter.n}\n\n### Inner\n\n## Two {#own}\n\n<Note>\n## In a note\n</Note>\n\n## Three'

const compile = createBodyCompiler(site)

describe('a body compiled', () => {
  const linksOf = async (body: string, contents?: boolean | 'auto') => {
    const loaded = await loadBody(await compile({ file: 'content/blog/one.mdx', body, frontmatter: { n: 3 } }))
    const html = render(() => <Body body={loaded} site={{} as never} contents={contents} />)
    const [list = ''] = /<nav [^>]*aria-label="Contents".*<\/nav>/s.exec(html) ?? []
    return [...list.matchAll(/<a href="(.*?)">(.*?)<\/a>/g)].map(([, href, text]) => `${href} ${text}`)
  }

  test('lists its three sections', async () => {
    expect(await linksOf(three, 'auto')).toEqual(['#one-two- One two 3', '#own Two', '#three Three'])
  })

  test('lists fewer only where that is asked for, and none where it is refused', async () => {
    const two = '## One\n\n## Two'
    expect(await linksOf(two, 'auto')).toEqual([])
    expect(await linksOf(two, true)).toEqual(['#one One', '#two Two'])
    expect(await linksOf(three, false)).toEqual([])
    expect(await linksOf(three)).toEqual([])
  })

  test('is evaluated once, with its list of contents', async () => {
    const loaded = await loadBody(await compile({ file: 'content/blog/one.mdx', body: three, frontmatter: { n: 3 } }))
    let count = 0
    const counted: typeof loaded = props => {
      count++
      return loaded(props)
    }
    expect(render(() => <Body body={counted} site={{} as never} contents />)).toContain('class="heading-link')
    expect(count).toBe(1)
  })

  test('has the facts below the list, or above a text without a list', async () => {
    const textOf = async (body: string) => {
      const loaded = await loadBody(await compile({ file: 'content/blog/one.mdx', body, frontmatter: { n: 3 } }))
      const html = render(() => <Body body={loaded} site={{} as never} contents="auto" aside={<p>Facts</p>} />)
      return html
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    }
    expect(await textOf(three)).toMatch(/^Contents One two 3 Two Three Facts One two 3/)
    expect(await textOf('## One\n\nText.')).toBe('Facts One Text.')
  })
})

test('a heading is divided from its link where it is read aloud', () => {
  const html = renderToString(createElement(LinkedHeading, { id: 'one' }, 'The first'))
  expect(html).toMatch(/The first(<!-- -->)? (<!-- -->)?<a/)
})
