import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSyntax } from '../../../../renderer/authoring/format/body-syntax'
import { formatText } from '../../../../renderer/authoring/format/format-text'
import { parseEntry } from '../../../../renderer/engine/content/parse'
import { createBodyParser } from '../../../../renderer/engine/mdx/parse-body'
import { projectRoot } from '../../../factories/root'
import { corpus } from '../../../factories/texts/corpus'
import { oddFiles, ordinaryBodies, runsOf } from '../../../factories/texts/random-texts'
import { site } from '../../../fixtures/sample-site/renderer/site/index'

const { definitions } = JSON.parse(readFileSync(join(projectRoot, 'content/types/schema.json'), 'utf8')).value
const syntax = createSyntax(site)
const parseBody = createBodyParser(site)

const format = (text: string, isMarkdown = false, type = definitions.BlogPost) =>
  formatText(text, { syntax: isMarkdown ? syntax.md : syntax.mdx, type, definitions })

/** The values of the fields and the tree of the body, without positions; the body itself where it has errors. */
function meaningOf(source: string): unknown {
  const { data, body } = parseEntry(source, 'a.mdx').value
  const { tree } = parseBody(body, 'content/blog/a.mdx')
  const plain = (key: string, value: unknown) => (key === 'position' || key === 'estree' ? undefined : value)
  return { data, body: tree ? JSON.parse(JSON.stringify(tree, plain)) : body.trim() }
}

function expectSame(source: string) {
  const formatted = format(source)
  expect(format(formatted)).toBe(formatted)
  expect(meaningOf(formatted)).toEqual(meaningOf(source))
  return formatted
}

const fixtures = readdirSync(join(projectRoot, 'tests/fixtures'), { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && /\.mdx?$/.test(entry.name))
  .map(entry => readFileSync(join(entry.parentPath, entry.name), 'utf8'))

test('formatting any text of the site, of fixtures or of CORPUS changes its spelling alone, once', {
  timeout: 600_000,
}, () => {
  const texts = [...corpus().map(({ source }) => source), ...fixtures]
  expect(texts.length).toBeGreaterThan(15)
  for (const text of texts) expectSame(text)
  for (const text of texts.slice(0, 10)) expect(format(format(text, true), true)).toBe(format(text, true))
})

test('so does formatting random texts', { timeout: 600_000 }, () => {
  let changed = 0
  const texts = fc.oneof(
    ordinaryBodies.map(body => `---\ntitle: "A"\n---\n${body}`),
    oddFiles,
  )
  fc.assert(
    fc.property(texts, text => {
      if (expectSame(text) !== text) changed++
    }),
    runsOf(30, 12),
  )
  expect(changed).toBeGreaterThanOrEqual(10)
})
