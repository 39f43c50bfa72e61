import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FieldSource } from '../../../renderer/studio/source-types'
import { legalPage, post } from '../../factories/content-files'
import { serveEdits } from '../../factories/edit/edit-server'
import { temporaryRoot } from '../../factories/root'

async function open(files: Record<string, string>) {
  const root = temporaryRoot(files)
  const { ask } = await serveEdits(root)
  const fieldsAt = async (url: string): Promise<Record<string, FieldSource>> => {
    const page = await ask('page', { url })
    return Object.fromEntries((page?.fields ?? []).map(field => [field.path.join('.'), field]))
  }
  return { root, ask, fieldsAt }
}

test('forms are made of the types: kind, help, limits, choices, references, items', async () => {
  const { fieldsAt } = await open({ 'blog/one.mdx': post() })
  const fields = await fieldsAt('/blog/one/')
  const formOf = (name: string) => fields[name]?.form
  expect(formOf('title')).toMatchObject({ kind: 'text', label: 'Title', required: true })
  expect(formOf('title')?.help).toMatch(/\.$/)
  expect(formOf('metadata.title')).toMatchObject({ kind: 'text', limits: { minLength: 10 } })
  expect(formOf('date')).toMatchObject({ kind: 'date' })
  expect(formOf('draft')).toMatchObject({ kind: 'yes-no', required: false })
  expect(formOf('publishAt')).toMatchObject({ kind: 'instant', label: 'Publish at' })
  expect(formOf('relatedPosts')).toMatchObject({ kind: 'list', item: { kind: 'reference', collection: 'blog' } })
  expect(formOf('relatedPosts.0')).toMatchObject({ kind: 'reference', collection: 'blog' })
  expect(fields['relatedPosts.0']).toMatchObject({ value: 'one', raw: 'one', parent: fields.relatedPosts?.id })
})

test('a field that is not there has a place and no value', async () => {
  const { fieldsAt } = await open({ 'blog/one.mdx': post() })
  const { draft } = await fieldsAt('/blog/one/')
  expect(draft?.value).toBeUndefined()
  expect(draft?.start).toBe(draft?.end)
})

test('a text with a fact leads to the fact, and a change of it is checked and saved', async () => {
  const text = legalPage({ summary: 'We answer within {facts.replyTime}.' })
  const facts = '# How soon.\nreplyTime: 24 hours # ours\nprice:\n  value: $5\n  about: It\n'
  const { root, ask, fieldsAt } = await open({ 'legal/rules.mdx': text, 'facts.yaml': facts })
  const { summary } = await fieldsAt('/rules/')
  expect(summary).toMatchObject({ isInPlace: false, value: 'We answer within {facts.replyTime}.' })
  const [fact, other] = await ask('describe', { ids: [...(summary?.facts ?? []), 'content/facts.yaml?.price'] })
  expect(fact).toMatchObject({ file: 'content/facts.yaml', value: '24 hours', form: { kind: 'text' } })
  expect(other).toMatchObject({ value: '$5', path: ['price', 'value'] })
  const changes = [{ type: 'field' as const, id: fact?.id ?? '', value: '12 hours' }]
  const saved = await ask('save', { file: 'content/facts.yaml', version: fact?.version ?? '', changes })
  expect(saved).toMatchObject({ type: 'saved' })
  expect(readFileSync(join(root, 'content/facts.yaml'), 'utf8')).toBe(facts.replace('24 hours', '12 hours'))
})

test('what is described is what is on the disk now', async () => {
  const { root, ask } = await open({ 'legal/rules.mdx': legalPage() })
  const [before] = await ask('describe', { ids: ['content/legal/rules.mdx?.title'] })
  writeFileSync(join(root, 'content/legal/rules.mdx'), legalPage({ title: 'Other' }))
  const [after] = await ask('describe', { ids: ['content/legal/rules.mdx?.title'] })
  expect([before, after]).toMatchObject([{ value: 'Rules' }, { value: 'Other' }])
  expect(after?.version).not.toBe(before?.version)
})

test('ids of nothing are null, and a URL without a file is no page', async () => {
  const { ask } = await open({ 'legal/rules.mdx': legalPage() })
  const ids = [
    '',
    'x',
    'content/legal/rules.mdx@1-paragraph',
    'content/site.ts?.title',
    '../x?.a',
    'content/legal/rules.mdx?.no',
  ]
  expect(await ask('describe', { ids })).toEqual(ids.map(() => null))
  expect(await ask('page', { url: '/nowhere/' })).toBeNull()
})

test('blocks are those of the body, of components, and the items of lists', async () => {
  const body =
    '## A\n\n- a\n- b\n\n<Details title="T">\n\nInner.\n\n</Details>\n\n> q\n\n```ts\nx\n```\n\n<Note>One line.</Note>'
  const { ask } = await open({ 'legal/rules.mdx': legalPage({}, body) })
  const page = await ask('page', { url: '/rules/' })
  expect(page?.blocks.map(({ kind, raw }) => `${kind} ${raw.split('\n')[0]}`)).toEqual([
    ...['heading ## A', 'list - a', 'item - a', 'item - b', 'component <Details title="T">', 'paragraph Inner.'],
    ...['quotation > q', 'code ```ts', 'component <Note>One line.</Note>'],
  ])
  const [, , item, , details, inner] = page?.blocks ?? []
  expect([item?.parent, inner?.parent]).toEqual([page?.blocks[1]?.id, details?.id])
})
