import { expect, test } from 'vitest'
import { createBodyCompiler, loadBody } from '../../../../renderer/engine/mdx/compile'
import { Band } from '../../../../renderer/site/components/layout/Band'
import { Margin } from '../../../../renderer/site/components/layout/Margin'
import { Note } from '../../../../renderer/site/components/Note'
import { Prompt } from '../../../../renderer/site/components/text/Prompt'
import { site } from '../../../../renderer/site/index'
import { render } from '../../../factories/render'

test('a note is in one box with the paragraph before it', async () => {
  const body = 'First.\n\nSecond.\n\n<Note>Mind this.</Note>\n\nThird.'
  const loaded = await loadBody(await createBodyCompiler(site)({ file: 'one.mdx', body, frontmatter: {} }))
  expect(render(loaded, { Note })).toBe(
    '<p>First.</p>\n<div class="noted"><p>Second.</p><div class="note" role="note">Mind this.</div></div>\n<p>Third.</p>',
  )
})

test('a source is beside its table', async () => {
  expect(await rendered('| A |\n| - |\n| 1 |\n\n<Margin>Counted in May.</Margin>')).toMatch(
    /<div class="noted"><table>.*<\/table><div class="beside" role="note">Counted in May\.<\/div><\/div>/s,
  )
})

test('a note on a prompt is beside it, not beside the heading that follows', async () => {
  expect(await rendered('<Prompt title="Sum up">\n\nText.\n\n</Prompt>\n\n<Note>Mind this.</Note>\n\n## Next')).toMatch(
    /^<div class="noted"><figure.*<\/figure><div class="note" role="note">Mind this\.<\/div><\/div>\s*<h2/s,
  )
})

test('below a heading, notes are read after the texts of their section and are beside all of them', async () => {
  const html = await rendered(
    '## Next\n\n<Margin title="Source">Ours.</Margin>\n\n<Note>Mind this.</Note>\n\nText.\n\n- Point\n\nLast.\n\n<Note>Its own.</Note>',
  )
  expect(html.replace(/<\/?h2[^>]*>/g, '|').replaceAll('\n', '')).toBe(
    '<div class="noted headed"><div>|Next|<p>Text.</p><ul><li>Point</li></ul></div>' +
      '<div><div class="beside" role="note" aria-label="Source"><p class="font-650 text-ink-2">Source</p>Ours.</div>' +
      '<div class="note" role="note">Mind this.</div></div></div>' +
      '<div class="noted"><p>Last.</p><div class="note" role="note">Its own.</div></div>',
  )
})

test('a note of the first text below a heading with a note is in their box', async () => {
  const html = await rendered('## Next\n\n<Margin>Ours.</Margin>\n\nText.\n\n<Note>Its own.</Note>\n\nLast.')
  expect(html).toMatch(/<p>Text\.<\/p><p>Last\.<\/p><\/div><div><div class="beside".*<div class="note"[^>]*>Its own\./s)
})

test('a source between a heading and a table is beside the heading', async () => {
  const html = await rendered('## Next\n\n<Margin title="Source">Ours.</Margin>\n\n| A |\n| - |\n| 1 |')
  expect(html).toMatch(
    /<div class="noted headed"><div><h2[^>]*>Next<\/h2><\/div><div><div class="beside".*<\/div><\/div>\s*<table>/s,
  )
})

test('notes in a band are placed as those in the text', async () => {
  const html = await rendered('<Band>\n\n## Next\n\n<Note>Mind this.</Note>\n\nText.\n\n</Band>')
  expect(html).toMatch(/<div class="noted headed"><div><h2[^>]*>Next<\/h2><p>Text\.<\/p><\/div><div><div class="note"/)
})

test('a value between the texts of a section stays in its place', async () => {
  const body = '## Next\n\n<Margin>Ours.</Margin>\n\nFirst.\n\n{frontmatter.title}\n\nLast.'
  const compile = createBodyCompiler(site)
  const loaded = await loadBody(await compile({ file: 'one.mdx', body, frontmatter: { title: 'Middle' } }))
  expect(render(loaded, { Margin }).replace(/<[^>]*>|\s/g, '')).toMatch(/First\..*Middle.*Last\./)
})

async function rendered(body: string): Promise<string> {
  const compiled = await createBodyCompiler(site)({ file: 'one.mdx', body, frontmatter: {} })
  return render(await loadBody(compiled), { Band, Margin, Note, Prompt })
}
