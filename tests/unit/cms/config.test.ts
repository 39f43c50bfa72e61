import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cmsConfig } from '../../../renderer/cms/config'
import type { Cms, CmsField } from '../../../renderer/cms/fields'
import { projectRoot } from '../../factories/root'
import { site } from '../../fixtures/sample-site/renderer/site/index'

const types = join(projectRoot, 'tests/fixtures/sample-site/content/types/schema.json')
const { definitions } = JSON.parse(readFileSync(types, 'utf8')).value

/** A collection of the configuration. */
function collectionOf(cms: Cms, name: string) {
  const { collections } = cmsConfig({ site, definitions, cms, backend: { name: 'test-repo' } })
  const found = (collections as { name: string; fields: CmsField[] }[]).find(each => each.name === name)
  if (!found) throw new Error(`There is no collection ${name}.`)
  return found
}

const fieldOf = (cms: Cms, collection: string, name: string) =>
  collectionOf(cms, collection).fields.find(each => each.name === name)

test.each(['sveltia', 'decap'] as const)(
  '%s gets each collection with its folder, and each field with its sentence',
  cms => {
    expect(collectionOf(cms, 'blog')).toMatchObject({
      label: 'Blog',
      label_singular: 'Blog post',
      folder: 'content/blog',
      extension: 'mdx',
      identifier_field: 'title',
      slug: '{{title}}',
    })
    expect(collectionOf(cms, 'products')).toMatchObject({ identifier_field: 'name', slug: '{{name}}' })
    const { fields } = collectionOf(cms, 'blog')
    expect(fields.map(({ name }) => name)).toEqual([...Object.keys(definitions.BlogPost.properties), 'body'])
    expect(fieldOf(cms, 'blog', 'authorBio')).toEqual({
      name: 'authorBio',
      label: 'Author bio',
      required: true,
      hint: 'One or two sentences about the author.',
      widget: 'string',
    })
  },
)

test.each([
  ['id', { widget: 'number', value_type: 'int', min: 1, required: true }],
  ['date', { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false }],
  [
    'readTime',
    { pattern: ['^\\d+ min read$', 'How long it takes to read; counted from the text where it is left out.'] },
  ],
  ['tags', { widget: 'list', min: 2, field: { widget: 'string', label: 'Tags' } }],
  ['relatedPosts', { widget: 'relation', collection: 'blog', value_field: '{{slug}}', multiple: true, min: 2, max: 2 }],
  ['metadata', { widget: 'object', required: false, hint: expect.stringContaining('What search engines are told') }],
])('both programs get the kind and the limits of %s', (name, expected) => {
  expect(fieldOf('sveltia', 'blog', name)).toMatchObject(expected)
  expect(fieldOf('decap', 'blog', name)).toMatchObject(expected)
})

test('the choices are those of the type, in its order', () => {
  const field = fieldOf('decap', 'blog', 'category')
  const choices = ['Guides', 'Strategy', 'Automation', 'Careers', 'Enterprise', 'Training']
  expect(field).toMatchObject({ widget: 'select', options: choices.map(value => ({ label: value, value })) })
})

test('lengths are limits for Sveltia CMS, and for Decap CMS a pattern with the sentence', () => {
  expect(fieldOf('sveltia', 'blog', 'excerpt')).toMatchObject({ widget: 'text', minlength: 70, maxlength: 155 })
  const [pattern, sentence] = [fieldOf('decap', 'blog', 'excerpt')?.pattern].flat()
  const matches = (length: number) => new RegExp(`${pattern}`).test('a\n'.repeat(length).slice(0, length))
  expect([69, 70, 155, 156].map(matches)).toEqual([false, true, true, false])
  expect(sentence).toBe('What the reader will be able to do, 70 to 155 characters.')
})

test('a value of several types is hidden, which leaves it in the file', () => {
  expect(fieldOf('sveltia', 'pages', 'banner')).toMatchObject({ widget: 'hidden', required: false })
})

test('a yes or no that may be left out is a choice for Sveltia CMS: its box would write false', () => {
  const options = [true, false].map(value => ({ label: String(value), value }))
  expect(fieldOf('sveltia', 'blog', 'featured')).toMatchObject({ widget: 'select', options })
  expect(fieldOf('decap', 'blog', 'featured')).toMatchObject({ widget: 'boolean', required: false })
})

test('Decap CMS requires nothing in a group that may be left out, which it checks as if it were there', () => {
  const required = (cms: Cms) => (fieldOf(cms, 'blog', 'metadata')?.fields as CmsField[])?.map(each => each.required)
  expect(required('decap')).not.toContain(true)
  expect(required('sveltia')).toContain(true)
})
