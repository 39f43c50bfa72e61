import { type EvaluateOptions, evaluate } from '@mdx-js/mdx'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mdxOptions } from '../../renderer/engine/mdx/plugins'
import { Note } from '../../renderer/site/components/Note'

async function draw(body: string, frontmatter: Record<string, unknown> = {}) {
  const { default: Text } = await evaluate(body, { ...(mdxOptions(() => frontmatter) as EvaluateOptions), ...runtime })
  return renderToStaticMarkup(<Text components={{ Note }} />)
}

test('a body can name the fields of its frontmatter', async () => {
  expect(await draw('It costs {frontmatter.price.page}.', { price: { page: '$47/month' } })).toBe(
    '<p>It costs $47/month.</p>',
  )
})

test('a note stands in one box with the paragraph before it', async () => {
  expect(await draw('First.\n\nSecond.\n\n<Note>Mind this.</Note>\n\nThird.')).toBe(
    '<p>First.</p>\n<div class="noted"><p>Second.</p><div class="note" role="note">Mind this.</div></div>\n<p>Third.</p>',
  )
})

test('headings get anchors, tables are read as tables', async () => {
  const html = await draw('## What you gain\n\n| a | b |\n| - | - |\n| 1 | 2 |')
  expect(html).toContain('<h2 id="what-you-gain">')
  expect(html).toContain('<th>a</th>')
})
