import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { build, copyProject, removeCopy } from '../../project-copy'

/** Writes a copy of a content file with some fields changed, so that it is a new entity. */
function variant(root: string, from: string, to: string, changes: [RegExp | string, string][]) {
  const text = readFileSync(join(root, 'content', from), 'utf8')
  writeFileSync(
    join(root, 'content', to),
    changes.reduce((result, [what, by]) => result.replace(what, by), text),
  )
}

// The tests share one copy of the project: the second needs the output of the first.
describe('a new content file, without a change in TypeScript', () => {
  let root = ''
  const page = (address: string) => readFileSync(join(root, 'dist/client', address, 'index.html'), 'utf8')

  beforeAll(() => {
    root = copyProject()
  })
  afterAll(() => removeCopy(root))

  test('adds a page in each collection, a menu entry and a list entry', () => {
    const title = (text: string): [RegExp, string] => [/^title: .*/m, `title: ${text}`]
    const search: [RegExp, string] = [/^ {2}title: .*/m, '  title: A page that is new']
    variant(root, 'products/vaja.mdx', 'products/novelty.mdx', [
      [/^name: .*/m, 'name: Novelty'],
      [/^order: .*/m, 'order: 11'],
      search,
    ])
    variant(root, 'blog/team-ai-rollout-plan.mdx', 'blog/new-article.mdx', [
      title('An article that is new'),
      [/^id: .*/m, 'id: 6'],
    ])
    variant(root, 'legal/refund-policy.mdx', 'legal/imprint.mdx', [title('Imprint'), search])
    variant(root, 'training/sales.mdx', 'training/purchasing.mdx', [title('AI for purchasing'), search])
    variant(root, 'solutions/gen-ai-solutions.mdx', 'solutions/new-solution.mdx', [title('A new solution'), search])
    variant(root, 'enterprise/custom.mdx', 'enterprise/partners.mdx', [title('Partners'), search])
    variant(root, 'pages/faq.mdx', 'pages/press.mdx', [title('Press'), search])
    variant(root, 'legal/refund-policy.mdx', 'legal/unfinished.mdx', [
      [/^title: .*/m, 'title: Unfinished\ndraft: true'],
      search,
    ])
    variant(root, 'blog/team-ai-rollout-plan.mdx', 'blog/tomorrow.mdx', [
      [/^title: .*/m, 'title: An article for later\npublishAt: 2999-01-01T00:00Z\nexpireAt: 2999-02-01T00:00Z'],
      [/^id: .*/m, 'id: 7'],
    ])
    const { ok, text } = build(root)
    expect(ok, text).toBe(true)

    for (const address of [
      'products/novelty',
      'blog/new-article',
      'imprint',
      'training/purchasing',
      'solution/new-solution',
      'enterprise/partners',
      'press',
    ])
      expect(page(address), address).toContain('<h1')
    const menu = /<header.*<\/header>/s.exec(page('imprint'))?.[0]
    expect(menu).toContain('href="/products/novelty/"')
    expect(page('products')).toMatch(/<main.*href="\/products\/novelty\/".*Novelty/s)
    expect(page('blog')).toContain('An article that is new')
    expect(page('training')).toContain('AI for purchasing')
    expect(page('solution')).toContain('A new solution')

    for (const address of ['unfinished', 'blog/tomorrow'])
      expect(existsSync(join(root, 'dist/client', address)), address).toBe(false)
    const texts = readdirSync(join(root, 'dist/client'), { recursive: true, encoding: 'utf8' })
      .filter(path => /\.(html|xml|json|txt|md)$/.test(path))
      .map(path => readFileSync(join(root, 'dist/client', path), 'utf8'))
    expect(texts.filter(text => /Unfinished|An article for later|blog\/tomorrow/.test(text))).toEqual([])
    expect(JSON.parse(readFileSync(join(root, 'dist/next-change.json'), 'utf8'))).toMatchObject({
      next: '2999-01-01T00:00:00.000Z',
      changes: [{ file: 'content/blog/tomorrow.mdx' }, { becomes: 'expired' }],
    })
  })

  test('with an error stops the build, reports the line and leaves the last output', () => {
    const before = page('press')
    writeFileSync(join(root, 'content/pages/press.mdx'), '---\ntitel: Press\n---\n')
    const { ok, text } = build(root)
    expect(ok).toBe(false)
    expect(text).toContain(
      'content/pages/press.mdx:2:1  titel  field-unknown\n  "titel" is not a field of a page.\n  Did you mean "title"?',
    )
    expect(text).toContain('Nothing was published: the last built site is as it was')
    expect(page('press')).toBe(before)
  })
})
