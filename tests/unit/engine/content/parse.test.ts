import { describe, expect, test } from 'vitest'
import { post } from '../../../factories/content-files'
import { codesOf, placesOf } from '../../../factories/issues'
import { loadFiles } from '../../../factories/site'

test('positions are right with Windows line ends and a byte order mark', async () => {
  const source = `\uFEFF${post({ date: 'tomorrow' }, 'Text.\n\n<Noet />')}`.replace(/\n/g, '\r\n')
  const { issues } = await loadFiles({ 'blog/one.mdx': source })
  expect(placesOf(issues)).toEqual(['7:7 field-value', '16:1 body-component'])
})

describe('frontmatter is read and never run', () => {
  test.each(['js', 'javascript', 'JS', ' js', ' JavaScript', 'json', 'coffee', 'toml', 'php'])(
    '---%s',
    async language => {
      const { issues, site } = await loadFiles({
        'blog/one.mdx': `---${language}\n{ title: (globalThis.ran = true) }\n---\n\nText.\n`,
      })
      expect(codesOf(issues)).toEqual(['frontmatter-script'])
      expect(site.blog).toEqual([])
      expect(globalThis).not.toHaveProperty('ran')
    },
  )
})

test('a line of other than three dashes does not end the frontmatter', async () => {
  const source = post({}, 'Text.').replace(/^---$/gm, '---').replace('\n---\n\n', '\n----\n\n')
  expect(source).toContain('----')
  const { issues } = await loadFiles({ 'blog/one.mdx': source })
  expect(codesOf(issues)).toEqual(['frontmatter-syntax'])
  expect(issues[0]?.fix?.text).toBe('---')
})

test('aliases that multiply without end are refused', async () => {
  const levels = Array.from({ length: 12 }, (_, n) => `l${n + 1}: &l${n + 1} [${Array(10).fill(`*l${n}`).join(', ')}]`)
  const { issues } = await loadFiles({ 'blog/one.mdx': `---\nl0: &l0 [x]\n${levels.join('\n')}\n---\n` })
  expect(codesOf(issues)).toEqual(['frontmatter-syntax'])
})

test('a value inside itself is reported', async () => {
  const { text, issues } = await loadFiles({ 'blog/one.mdx': '---\ntitle: &a\n  more: *a\n---\n' })
  expect(codesOf(issues)).toEqual(['frontmatter-syntax'])
  expect(text).toContain("The frontmatter can't be read: A value is inside itself.")
})

test('frontmatter that is never closed is reported', async () => {
  const { text } = await loadFiles({ 'blog/one.mdx': '---\ntitle: One\n\nText.\n' })
  expect(text).toContain('The frontmatter is never closed.')
})
