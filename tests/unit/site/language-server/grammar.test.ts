import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { project } from '../content-copy'

interface Rule {
  name?: string
  include?: string
  match?: string
  begin?: string
  end?: string
  patterns?: Rule[]
}

const file = join(project, '.vscode/extensions/workings-content/grammar.json')
const grammar: Rule & { repository: Record<string, Rule>; injections: Record<string, Rule> } = JSON.parse(
  readFileSync(file, 'utf8'),
)
const rules = [...Object.values(grammar.repository), ...Object.values(grammar.injections)].flatMap(allOf)

function allOf(rule: Rule): Rule[] {
  return [rule, ...(rule.patterns ?? []).flatMap(allOf)]
}

/** The pattern of a rule as the editor would run it; this grammar uses only what JavaScript has too. */
const patternOf = (name: string) => new RegExp(grammar.repository[name]?.begin ?? '', 'd')

test('every pattern compiles, and every rule that is included exists', () => {
  const patterns = rules.flatMap(({ match, begin, end }) => [match, begin, end].filter(each => each !== undefined))
  expect(patterns.length).toBeGreaterThan(15)
  for (const pattern of patterns) expect(() => new RegExp(pattern), pattern).not.toThrow()
  const included = rules.flatMap(({ include }) => (include?.startsWith('#') ? [include.slice(1)] : []))
  expect(included.filter(name => !Object.hasOwn(grammar.repository, name))).toEqual([])
  // A rule that begins something also ends it.
  expect(rules.filter(({ begin, end }) => (begin === undefined) !== (end === undefined))).toEqual([])
})

describe('what begins a rule', () => {
  test.each([
    ['comment', 'a {/* b */}', '{/*'],
    ['comment', '{ /* b */ }', '{ /*'],
    ['expression', 'a {frontmatter.title}', '{'],
    ['tag', 'a <Note>b', '<Note'],
    ['tag', 'b</Note>', '</Note'],
    ['tag', '<Worked title="a" />', '<Worked'],
  ])('%s: %s', (name, text, begun) => {
    expect(patternOf(name).exec(text)?.[0]).toBe(begun)
  })

  test.each([
    ['expression', 'a \\{ b'],
    ['tag', '5 < 6'],
    ['tag', '<https://site.example/>'],
    ['tag', 'a \\<Note'],
  ])('is not in %s: %s', (name, text) => {
    expect(patternOf(name).exec(text)).toBe(null)
  })
})

test('the rules apply in the text, and not in code', () => {
  const [selector = ''] = Object.keys(grammar.injections)
  expect(selector).toMatch(/^L:source\.mdx - \(.*markup\.fenced_code.*markup\.inline\.raw.*\)$/)
  expect(Object.values(grammar.injections)[0]?.patterns?.map(({ include }) => include)).toEqual([
    '#comment',
    '#expression',
    '#tag',
  ])
})
